import type { Preset } from './preset.ts';

/** What a customer thinks of the dealer. */
export const review: Preset = () => ({
  category: 'Review',
  heading: 'Write a review',
  submitText: 'Send review',
  fields: [
    {
      name: 'Rating',
      type: 'radio',
      label: 'How many stars?',
      options: ['5', '4', '3', '2', '1'],
      required: true,
    },
    { name: 'Review', type: 'textarea', label: 'What should others know?', required: true },
    { name: 'name', type: 'text', label: 'Full Name', required: true },
    { name: 'email', type: 'email', label: 'Email Address', required: true },
  ],
});
