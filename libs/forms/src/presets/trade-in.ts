import type { FormCategory } from '@forecourt/block-schemas';
import type { Preset } from './preset.ts';
import { comments, contactInParts, dealership, onStep } from './questions.ts';

const details = 'your-details';
const vehicle = 'your-vehicle';

/** How one of the forms for a visitor's own car names what it asks. */
interface OwnCarNames {
  readonly category: FormCategory;
  readonly heading: string;
  readonly submitText: string;
  readonly plate: string;
  readonly kilometres: string;
  readonly comments: string;
}

/** Two steps: who, then which car. */
const ownCar =
  (names: OwnCarNames): Preset =>
  (context) => ({
    category: names.category,
    heading: names.heading,
    submitText: names.submitText,
    formSteps: [
      { key: details, heading: 'Your Details' },
      { key: vehicle, heading: 'Your Vehicle' },
    ],
    fields: [
      ...onStep(details, ...contactInParts, ...dealership(context, 'location', 'Your dealership')),
      ...onStep(
        vehicle,
        { name: 'Make', type: 'make', label: 'Make', required: true, half: true },
        { name: 'Model', type: 'model', label: 'Model', required: true, half: true },
        { name: 'Year', type: 'year', label: 'Year', required: true, half: true },
        {
          name: names.kilometres,
          type: 'odometer',
          label: 'Kilometres',
          required: true,
          half: true,
        },
        { name: names.plate, type: 'rego', label: 'Number plate' },
        {
          name: 'Expected Trade In Price',
          type: 'currency',
          label: 'What do you hope to get for it?',
        },
        comments('Anything we should know about it?', names.comments),
      ),
    ],
  });

/** The car is part of the payment for another one. */
export const tradeIn = ownCar({
  category: 'Trade In Enquiry',
  heading: 'What is your car worth?',
  submitText: 'Ask for an offer',
  plate: 'Rego',
  kilometres: 'Kms',
  comments: 'Comments',
});

/** The car is sold to the dealer. */
export const sellMyCar = ownCar({
  category: 'Sell My Car Enquiry',
  heading: 'Sell us your car',
  submitText: 'Ask for an offer',
  plate: 'Number Plate',
  kilometres: 'Vehicle Kilometers',
  comments: 'Additional Comments',
});

/** The visitor wants to know what the car is worth. */
export const valuation = ownCar({
  category: 'Valuation Enquiry',
  heading: 'Value your car',
  submitText: 'Value my car',
  plate: 'Rego',
  kilometres: 'Kms',
  comments: 'Comments',
});
