import type { Preset } from './preset.ts';
import { comments, contact, dealership } from './questions.ts';

/** A reservation of a car; the form's place names the car. */
export const vehicleReservation: Preset = {
  category: 'Vehicle Reservation',
  form: (context) => {
    const { presets, questions } = context.copy;
    const { heading, submit, ...labels } = presets.vehicleReservation;
    return {
      heading,
      submitText: submit,
      fields: [
        ...contact(context.copy),
        ...dealership(context, 'preferredDealership', labels.dealership),
        {
          name: 'Preferred Date',
          type: 'datetime',
          label: labels.time,
          bookingType: 'appointment',
        },
        comments(questions.comments),
      ],
    };
  },
};
