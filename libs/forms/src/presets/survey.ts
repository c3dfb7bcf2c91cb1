import type { Preset } from './preset.ts';

/** How a visit was. Who it was may stay unsaid. */
export const survey: Preset = () => ({
  category: 'Survey',
  heading: 'How was your visit?',
  submitText: 'Send answers',
  fields: [
    {
      name: 'Visit Rating',
      type: 'radio',
      label: 'How was it?',
      options: ['Very good', 'Good', 'Fair', 'Poor'],
      required: true,
    },
    {
      name: 'Would Recommend',
      type: 'radio',
      label: 'Would you recommend us to a friend?',
      options: ['Yes', 'No'],
    },
    { name: 'Comments', type: 'textarea', label: 'What could we do better?' },
    { name: 'name', type: 'text', label: 'Full Name', hint: 'Only if you would like an answer.' },
    { name: 'email', type: 'email', label: 'Email Address' },
  ],
});
