import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** The default lead form: the visitor's name and contact details. */
export const lead: Preset = {
  category: 'General Enquiry',
  form: ({ copy }) => ({
    heading: copy.presets.lead.heading,
    submitText: copy.presets.lead.submit,
    fields: contact(copy),
  }),
};
