import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** Somebody would like to work here. */
export const careers: Preset = () => ({
  category: 'General Enquiry',
  subcategory: 'Careers Enquiry',
  heading: 'Work with us',
  submitText: 'Send application',
  fields: [
    ...contact,
    { name: 'Position', type: 'text', label: 'Which job interests you?' },
    { name: 'Comments', type: 'textarea', label: 'Tell us about yourself', required: true },
  ],
});
