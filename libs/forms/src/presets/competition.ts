import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** An entry to a competition. */
export const competition: Preset = () => ({
  category: 'Competition Enquiry',
  heading: 'Enter the competition',
  submitText: 'Enter',
  fields: [...contact, { name: 'postcode', type: 'postcode', label: 'Postcode' }],
});
