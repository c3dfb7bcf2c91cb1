import type { Preset } from './preset.ts';
import { contact, dealership } from './questions.ts';

/** An enquiry about parts and accessories for a car. */
export const parts: Preset = {
  category: 'Parts Enquiry',
  form: (context) => {
    const { presets, questions } = context.copy;
    const { heading, submit, ...labels } = presets.parts;
    return {
      heading,
      submitText: submit,
      fields: [
        ...contact(context.copy),
        ...dealership(context, 'preferredDealership', labels.dealership),
        {
          name: 'RegoOrVin',
          type: 'rego',
          label: questions.registrationOrVin,
          hint: labels.vinHint,
        },
        { name: 'Vehicle Make', type: 'make', label: questions.make, half: true },
        { name: 'Vehicle Model', type: 'model', label: questions.model, half: true },
        { name: 'Vehicle Year', type: 'year', label: questions.year, half: true },
        { name: 'Comments', type: 'textarea', label: labels.comments, required: true },
      ],
    };
  },
};
