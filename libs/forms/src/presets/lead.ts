import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** The default lead form: who asks, and how to reach them. */
export const lead: Preset = () => ({
  category: 'General Enquiry',
  heading: 'Submit an Enquiry',
  submitText: 'Send enquiry',
  fields: contact,
});
