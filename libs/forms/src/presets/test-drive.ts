import type { Preset } from './preset.ts';
import { comments, contact, dealership } from './questions.ts';

/** A test drive: which car, where and when. */
export const testDrive: Preset = {
  category: 'Test Drive Booking',
  form: (context) => {
    const { presets, questions } = context.copy;
    const { heading, submit, ...labels } = presets.testDrive;
    return {
      heading,
      submitText: submit,
      fields: [
        { name: 'car_id', type: 'car', label: labels.car },
        { name: 'make', type: 'make', label: questions.make, half: true, insteadOf: 'car_id' },
        {
          name: 'model_name',
          type: 'model',
          label: questions.model,
          half: true,
          insteadOf: 'car_id',
        },
        ...dealership(context, 'preferredDealership', labels.dealership),
        {
          name: 'Preferred Date',
          type: 'datetime',
          label: labels.time,
          bookingType: 'test-drive',
        },
        ...contact(context.copy),
        comments(questions.comments),
      ],
    };
  },
};
