import type { Car } from '@forecourt/block-schemas';
import { isCalendarDay } from './calendar-days.ts';
import { advertisedPrice, askingPrice } from './price.ts';

/** A reduction of a car's price. */
export interface PriceReduction {
  readonly before: number;
  readonly amount: number;
  /** Day of the reduction, YYYY-MM-DD. */
  readonly on: string;
}

/**
 * Returns the latest reduction of a car's price; undefined unless the present price is below the
 * earlier one and the day is known.
 */
export function priceReduction(car: Car): PriceReduction | undefined {
  const price = askingPrice(car);
  const before = advertisedPrice(car.price_before);
  const { price_reduced_on: on } = car;
  if (price === undefined || before === undefined || before <= price || !isCalendarDay(on))
    return undefined;
  return { before, amount: before - price, on };
}
