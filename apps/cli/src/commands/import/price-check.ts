import type { Car } from '@forecourt/block-schemas';
import type { FieldPlan } from '@forecourt/dealership/feeds';

/** A price that few cars have, and that all but the cheapest have in cents. */
const high = 500_000;
/** Cars that are too few to judge a feed by. */
const minCars = 3;

/** Check of all prices of a feed together. */
export interface PriceCheck {
  readonly add: (car: Pick<Car, 'price'>) => void;
  /** Reason why the feed can't be right; undefined if it may be. */
  readonly refusal: () => string | undefined;
}

/**
 * Creates the check for a feed whose prices are a hundred times too high, since they are in cents. A
 * mapping that names the unit of prices is believed.
 */
export function priceCheck(plans: readonly FieldPlan[]): PriceCheck {
  const isNamed = plans.some(({ field, rule }) => field === 'price' && rule.unit !== undefined);
  let [priced, tooHigh] = [0, 0];
  return {
    add: ({ price }) => {
      if (price === undefined || isNamed) return;
      priced += 1;
      if (price >= high) tooHigh += 1;
    },
    refusal: () => {
      if (priced < minCars || tooHigh * 2 <= priced) return undefined;
      const [some, all] = [tooHigh, priced].map((count) => count.toLocaleString('en'));
      return `${some} of ${all} prices are $500,000 or more, as prices in cents are; set "unit": "cents" for price in the mapping, or "dollars" if they are right`;
    },
  };
}
