import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** A job application. */
export const careers: Preset = {
  category: 'General Enquiry',
  subcategory: 'Careers Enquiry',
  form: ({ copy }) => ({
    heading: copy.presets.careers.heading,
    submitText: copy.presets.careers.submit,
    fields: [
      ...contact(copy),
      { name: 'Position', type: 'text', label: copy.presets.careers.position },
      {
        name: 'Comments',
        type: 'textarea',
        label: copy.presets.careers.comments,
        required: true,
      },
    ],
  }),
};
