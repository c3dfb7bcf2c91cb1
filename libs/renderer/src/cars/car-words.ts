import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { isAvailable, tidySpaces } from '@forecourt/domain';

/** One label on a car's picture, and how loud it is. */
export interface CarLabel {
  readonly text: string;
  readonly look: 'brand' | 'accent' | 'outline';
}

/** What matters most about a car: that it can't be had, then the dealer's own label, then its condition. */
export function carLabel(car: Car): CarLabel | undefined {
  if (car.status && !isAvailable(car)) return { text: tidySpaces(car.status), look: 'brand' };
  if (car.tag) return { text: car.tag, look: 'accent' };
  if (!car.car_type) return undefined;
  return { text: car.car_type, look: /^used$/i.test(car.car_type) ? 'outline' : 'brand' };
}

/** What kind of car it is in a few words, such as "Hybrid hatch" or "Diesel SUV". */
export const carVariant = ({ simple_fuel, simple_body }: Car, { carValues }: Copy): string => {
  if (!simple_fuel || !simple_body) return simple_fuel ?? simple_body ?? '';
  return `${simple_fuel} ${carValues.inSentence(simple_body)}`;
};
