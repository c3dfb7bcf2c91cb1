import type { Preset } from './preset.ts';
import { contact, dealership } from './questions.ts';

/** Parts and accessories for a car. */
export const parts: Preset = (context) => ({
  category: 'Parts Enquiry',
  heading: 'Ask for a part',
  submitText: 'Send enquiry',
  fields: [
    ...contact,
    ...dealership(context, 'preferredDealership', 'Where would you like to pick it up?'),
    {
      name: 'RegoOrVin',
      type: 'rego',
      label: 'Registration or VIN',
      hint: 'The VIN finds the right part most surely.',
    },
    { name: 'Vehicle Make', type: 'make', label: 'Make', half: true },
    { name: 'Vehicle Model', type: 'model', label: 'Model', half: true },
    { name: 'Vehicle Year', type: 'year', label: 'Year', half: true },
    { name: 'Comments', type: 'textarea', label: 'Which parts do you need?', required: true },
  ],
});
