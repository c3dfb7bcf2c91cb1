import type { Preset } from './preset.ts';
import { comments, contact, dealership } from './questions.ts';

/** A van for a business. */
export const ldvVan: Preset = (context) => ({
  category: 'LDV Van Enquiry',
  heading: 'Ask about a van',
  submitText: 'Send enquiry',
  fields: [
    ...contact,
    { name: 'Business Name', type: 'text', label: 'Business name' },
    { name: 'model_name', type: 'model', label: 'Which van?' },
    { name: 'Number Of Vans', type: 'number', label: 'How many?', min: 1, max: 1000 },
    ...dealership(context, 'preferredDealership', 'Your dealership'),
    comments('What will it carry?'),
  ],
});
