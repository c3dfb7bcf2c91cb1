import { scalarText } from '@forecourt/json';
import type { DataEntry } from '../../rule-api/data-entries.ts';
import type { RuleReport } from '../../rule-api/rule.ts';

/** Lowest and highest price of a vehicle, in dollars. */
export const [lowest, highest] = [500, 2_500_000] as const;

export const dollars = (value: number): string => `$${value.toLocaleString('en-AU')}`;

/** Returns a price above 0; others are reported as no price. */
export const priceOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

/** A car with its price. */
interface PricedCar {
  readonly price: number;
  readonly pointer: string;
  readonly make: string;
  readonly model: string;
}

/** A price in cents is a hundred times as high; a rare or vintage car up to twenty times. */
const maxTimes = 25;

/** Returns the cars of a group whose prices are far above those of all others, of which there are many more. */
function farAbove(group: readonly PricedCar[], fewest: number): readonly PricedCar[] {
  const sorted = group.toSorted((a, b) => b.price - a.price);
  const at = sorted.findIndex(
    ({ price }, index) => index > 0 && sorted[index - 1]!.price > maxTimes * price,
  );
  const others = sorted.length - at;
  return at > 0 && others >= Math.max(fewest, 3 * at) ? sorted.slice(0, at) : [];
}

/** Returns the findings about prices in cents, by those of other cars of the same model or make. */
export function pricesInCents(
  cars: readonly DataEntry[],
): readonly Pick<RuleReport, 'pointer' | 'message'>[] {
  const priced = cars.flatMap(({ entry, pointer }): PricedCar[] => {
    const price = priceOf(entry.price);
    if (price === undefined || price > highest) return [];
    const [make, model] = [entry.make, entry.model].map((name) => scalarText(name).toLowerCase());
    return [{ price, pointer, make: make!, model: model! }];
  });
  const found = new Map<string, PricedCar>();
  for (const ofMake of Map.groupBy(priced, ({ make }) => make).values()) {
    const ofModels = [...Map.groupBy(ofMake, ({ model }) => model).values()];
    const far = [...ofModels.flatMap((group) => farAbove(group, 3)), ...farAbove(ofMake, 5)];
    for (const car of far) found.set(car.pointer, car);
  }
  return [...found.values()].map(({ price, pointer }) => ({
    pointer: `${pointer}/price`,
    message: `${dollars(price)} is far above the prices of the other cars like it; write dollars, not cents`,
  }));
}
