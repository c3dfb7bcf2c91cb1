import type { Line, Paint, Trim } from './range.ts';

/** Prices end as dealers write them: a hundred less a little. */
const endings = [10, 10, 10, 20, 50];

const asWritten = (price: number, random: () => number) =>
  Math.round(price / 100) * 100 - endings[Math.floor(random() * endings.length)]!;

/** A new car: list price, paint, and for one in three a pack; all within the variant's range. */
export const newPrice = (
  trim: Trim,
  paint: Paint,
  paintPrices: Record<Paint['type'], number>,
  pack: number,
  random: () => number,
): number => {
  const extras = random() < 0.35 ? Math.round((pack * (0.4 + random() * 0.6)) / 10) * 10 : 0;
  return trim.price + paintPrices[paint.type] + extras;
};

/** A demonstrator: less for its kilometres and for having been registered. */
export const demoPrice = (trim: Trim, km: number, random: () => number): number =>
  asWritten(trim.price * (0.965 - (km / 1000) * 0.005), random);

/**
 * A used car: what is left of the list price after its years, less or more for kilometres over or
 * under what the model is usually driven. Newer prices were lower then: 2 % a year.
 */
export function usedPrice(
  line: Line,
  trim: Trim,
  car: { age: number; km: number; owners: number; stamped: boolean },
  random: () => number,
): number {
  const then = trim.price / 1.02 ** Math.min(car.age, Math.max(0, 2026 - trim.years[1]));
  const left = 0.93 * line.keeps ** car.age;
  const expected = Math.max(6000, line.yearly * car.age);
  const distance = 1 - Math.max(-0.14, Math.min(0.16, (car.km - expected) / expected / 3));
  const care = (car.stamped ? 1.01 : 0.95) * (car.owners > 2 ? 0.97 : 1);
  const luck = 0.975 + random() * 0.05;
  const price = Math.min(then * left * distance * care * luck, trim.price * 0.92);
  return Math.max(3990, asWritten(price, random));
}
