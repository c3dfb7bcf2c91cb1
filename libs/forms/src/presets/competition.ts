import type { Preset } from './preset.ts';
import { contact, privacy } from './questions.ts';

/** An entry to a competition. */
export const competition: Preset = (context) => ({
  category: 'Competition Enquiry',
  heading: 'Enter the competition',
  submitText: 'Enter',
  fields: [...contact, { name: 'postcode', type: 'postcode', label: 'Postcode' }, privacy(context)],
});
