import type { Preset } from './preset.ts';

/** A customer's review of the dealer. */
export const review: Preset = {
  category: 'Review',
  form: ({ copy: { presets, questions } }) => ({
    heading: presets.review.heading,
    submitText: presets.review.submit,
    fields: [
      {
        name: 'Rating',
        type: 'radio',
        label: presets.review.rating,
        options: ['5', '4', '3', '2', '1'],
        required: true,
      },
      { name: 'Review', type: 'textarea', label: presets.review.review, required: true },
      { name: 'name', type: 'text', label: questions.fullName, required: true },
      { name: 'email', type: 'email', label: questions.email, required: true },
    ],
  }),
};
