import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** An entry to a competition. */
export const competition: Preset = {
  category: 'Competition Enquiry',
  form: ({ copy }) => ({
    heading: copy.presets.competition.heading,
    submitText: copy.presets.competition.submit,
    fields: [
      ...contact(copy),
      { name: 'postcode', type: 'postcode', label: copy.questions.postcode },
    ],
  }),
};
