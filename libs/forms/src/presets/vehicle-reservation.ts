import type { Preset } from './preset.ts';
import { comments, contact, dealership } from './questions.ts';

/** A car is kept for a visitor; the place says which one. */
export const vehicleReservation: Preset = (context) => ({
  category: 'Vehicle Reservation',
  heading: 'Reserve this car',
  submitText: 'Reserve this car',
  fields: [
    ...contact,
    ...dealership(context, 'preferredDealership', 'Where would you like to see it?'),
    {
      name: 'Preferred Date',
      type: 'datetime',
      label: 'When would you like to come?',
      bookingType: 'appointment',
    },
    comments(),
  ],
});
