import { advertisedPrice, priceReduction } from '@forecourt/domain';
import type { Car } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** Labels that say that a price was reduced, "Price drop". */
const reduced =
  /\bprice[\s-]+(?:drop(?:ped)?|cut|reduc(?:ed|tion)|slashed)\b|^\s*(?:(?:just|now|recently)\s+)?reduced\b(?!\s+(?:emission|km|kilomet))|^\s*was\s+\$/i;

/** Returns true for a car whose label says that its price was reduced, which nothing shows. */
const hasUntrueLabel = (car: Entry): boolean =>
  typeof car.tag === 'string' &&
  reduced.test(car.tag) &&
  priceReduction(car as unknown as Car) === undefined;

/** Returns why an earlier price is not shown, and the property to change; undefined if it is shown. */
function hiddenBecause(
  car: Entry,
  today: string,
): readonly [property: string, why: string] | undefined {
  const { price, price_before: before, price_reduced_on: on } = car;
  if (before === undefined && on === undefined) return undefined;
  if (typeof on === 'string' && on > today)
    return ['price_reduced_on', `the price is to be reduced on ${on}, which is in the future`];
  if (priceReduction(car as unknown as Car)) return undefined;
  if (before === undefined) return ['price_reduced_on', 'there is no "price_before"'];
  if (on === undefined) return ['price_before', 'there is no "price_reduced_on"'];
  const [now, was] = [advertisedPrice(price), advertisedPrice(before)];
  if (now === undefined) return ['price_before', 'the car has no price'];
  if (was !== undefined && was <= now)
    return ['price_before', `${was} is not above the price of ${now}`];
  return undefined;
}

/** Reports earlier prices of cars that show no reduction, and labels that claim one. */
export const priceReductionUntrue = defineRule({
  meta: {
    id: 'price-reduction-untrue',
    description:
      'A car that is said to be reduced has an earlier price above its price, and the day of the reduction is past.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ today }) => ({
    data: ({ name, data, report }) => {
      if (name !== 'cars' || !Array.isArray(data.value)) return;
      for (const [index, car] of data.value.entries()) {
        const hidden = isEntry(car) ? hiddenBecause(car, today) : undefined;
        if (hidden)
          report({
            pointer: `/${index}/${hidden[0]}`,
            message: `${hidden[1]}, so no reduction is shown; remove "price_before" and "price_reduced_on", which "forecourt import" records itself`,
          });
        else if (isEntry(car) && hasUntrueLabel(car))
          report({
            pointer: `/${index}/tag`,
            message: `the label says "${String(car.tag)}", but the car has no earlier price; remove the label, by which lists choose cars as well, until "forecourt import" has recorded a reduction`,
          });
      }
    },
  }),
});
