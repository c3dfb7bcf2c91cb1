import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { isAvailable, tidySpaces } from '@forecourt/domain';

/** A label on a car's picture, and its emphasis. */
export interface CarLabel {
  readonly text: string;
  readonly look: 'brand' | 'soft' | 'outline';
}

/**
 * Returns a car's label: its availability if not for sale, in the dealer's words if they begin with
 * it, else the dealer's label, else its condition.
 */
export function carLabel(car: Car): CarLabel | undefined {
  if (car.status && !isAvailable(car)) {
    const status = tidySpaces(car.status);
    // "On hold until 4 pm" states more than "On hold".
    const detailed = car.tag?.toLowerCase().startsWith(status.toLowerCase()) ? car.tag : undefined;
    return { text: detailed === undefined ? status : tidySpaces(detailed), look: 'brand' };
  }
  if (car.tag) return { text: car.tag, look: 'soft' };
  if (!car.car_type) return undefined;
  return { text: car.car_type, look: /^used$/i.test(car.car_type) ? 'outline' : 'brand' };
}

/** Returns a short description of a car, such as "Hybrid hatch" or "Diesel SUV". */
export const carVariant = ({ simple_fuel, simple_body }: Car, { carValues }: Copy): string => {
  if (!simple_fuel || !simple_body) return simple_fuel ?? simple_body ?? '';
  return `${simple_fuel} ${carValues.inSentence(simple_body)}`;
};
