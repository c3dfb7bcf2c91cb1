import type { FormCategory } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { Preset } from './preset.ts';
import { comments, contactInParts, dealership, onStep } from './questions.ts';

const details = 'your-details';
const vehicle = 'your-vehicle';

/** Names and texts in which the forms about a visitor's own car differ. */
interface OwnCarForm {
  readonly category: FormCategory;
  readonly copy: (copy: Copy) => { readonly heading: string; readonly submit: string };
  readonly plate: string;
  readonly kilometres: string;
  readonly comments: string;
}

/** A form about the visitor's own car, in two steps: contact details, then the car. */
const ownCar = (names: OwnCarForm): Preset => ({
  category: names.category,
  form: (context) => {
    const { presets, questions } = context.copy;
    const { ownCar: labels } = presets;
    const { heading, submit } = names.copy(context.copy);
    return {
      heading,
      submitText: submit,
      formSteps: [
        { key: details, heading: labels.details },
        { key: vehicle, heading: labels.vehicle },
      ],
      fields: [
        ...onStep(
          details,
          ...contactInParts(context.copy),
          ...dealership(context, 'location', labels.dealership),
        ),
        ...onStep(
          vehicle,
          { name: 'Make', type: 'make', label: questions.make, required: true, half: true },
          { name: 'Model', type: 'model', label: questions.model, required: true, half: true },
          { name: 'Year', type: 'year', label: questions.year, required: true, half: true },
          {
            name: names.kilometres,
            type: 'odometer',
            label: labels.kilometres,
            required: true,
            half: true,
          },
          { name: names.plate, type: 'rego', label: questions.registration },
          { name: 'Expected Trade In Price', type: 'currency', label: labels.price },
          comments(labels.comments, names.comments),
        ),
      ],
    };
  },
});

/** A trade-in: the visitor's car is part of the payment for another one. */
export const tradeIn = ownCar({
  category: 'Trade In Enquiry',
  copy: ({ presets }) => presets.tradeIn,
  plate: 'Rego',
  kilometres: 'Kms',
  comments: 'Comments',
});

/** A sale of the visitor's car to the dealer. */
export const sellMyCar = ownCar({
  category: 'Sell My Car Enquiry',
  copy: ({ presets }) => presets.sellMyCar,
  plate: 'Number Plate',
  kilometres: 'Vehicle Kilometers',
  comments: 'Additional Comments',
});

/** A valuation of the visitor's car. */
export const valuation = ownCar({
  category: 'Valuation Enquiry',
  copy: ({ presets }) => presets.valuation,
  plate: 'Rego',
  kilometres: 'Kms',
  comments: 'Comments',
});
