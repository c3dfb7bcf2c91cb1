import type { Car } from '@forecourt/block-schemas';
import { isCalendarDay } from '../time/calendar-days.ts';
import { advertisedPrice, askingPrice } from '../prices/price.ts';

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

/**
 * Returns a car of a new stock with the latest reduction of its price, as far as the previous stock
 * shows one: a price that is lower now was reduced today, one that is the same keeps its earlier
 * reduction, and one that is higher has none.
 * @param earlier the same car in the previous stock, if it was there.
 * @param today YYYY-MM-DD.
 */
export function withReduction(car: Car, earlier: Car | undefined, today: string): Car {
  const price = askingPrice(car);
  if (price === undefined || earlier === undefined) return car;
  const before = askingPrice(earlier);
  if (before === undefined || price > before) return car;
  if (price < before) return { ...car, price_before: before, price_reduced_on: today };
  const reduction = priceReduction(earlier);
  return reduction
    ? { ...car, price_before: reduction.before, price_reduced_on: reduction.on }
    : car;
}
