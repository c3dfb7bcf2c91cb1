import type { Preset } from './preset.ts';
import { comments, contact, dealership } from './questions.ts';

/** A reservation of a car, which is asked for where neither the form's page nor its address names one. */
export const vehicleReservation: Preset = {
  category: 'Vehicle Reservation',
  form: (context) => {
    const { presets, questions } = context.copy;
    const { heading, submit, ...labels } = presets.vehicleReservation;
    return {
      heading,
      submitText: submit,
      fields: [
        { name: 'selected_car', type: 'text', label: labels.car, required: true },
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
