import type { Preset } from './preset.ts';
import { comments, contact, dealership } from './questions.ts';

/** A test drive: which car, where and when. */
export const testDrive: Preset = (context) => ({
  category: 'Test Drive Booking',
  heading: 'Book a test drive',
  submitText: 'Request a test drive',
  fields: [
    ...contact,
    { name: 'make', type: 'make', label: 'Make', half: true },
    { name: 'model_name', type: 'model', label: 'Model', half: true },
    ...dealership(context, 'preferredDealership', 'Where would you like to drive it?'),
    {
      name: 'Preferred Date',
      type: 'datetime',
      label: 'When would you like to drive it?',
      bookingType: 'test-drive',
    },
    comments(),
  ],
});
