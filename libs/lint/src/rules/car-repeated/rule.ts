import { isUnknownValue } from '@forecourt/domain';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Numbers that only one car has, the most certain first. */
const numbers = [
  ['vin', 'VIN'],
  ['stock_number', 'stock number'],
  ['rego', 'registration'],
] as const;

/** True for a text in place of a number, as in feeds. */
const isNoNumber = (text: string): boolean =>
  isUnknownValue(text) || /^\s*(?:0+|un-?reg(?:istered)?)\s*$/i.test(text);

/** Spelling without differences of case and spaces. */
const folded = (value: unknown): string =>
  typeof value === 'string' && !isNoNumber(value) ? value.toUpperCase().replace(/\s+/g, '') : '';

/** Reports cars with the VIN, stock number or registration of another car. */
export const carRepeated = defineRule({
  meta: {
    id: 'car-repeated',
    description: 'No two cars have the same VIN, stock number or registration.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      const first = Object.fromEntries(
        numbers.map(([member]) => [member, new Map<string, Readonly<Record<string, unknown>>>()]),
      ) as Record<(typeof numbers)[number][0], Map<string, Readonly<Record<string, unknown>>>>;
      for (const { entry, pointer } of dataEntries(visit, 'cars')) {
        const own = numbers.filter(([member]) => folded(entry[member]) !== '');
        const repeated = own.find(([member]) => first[member].has(folded(entry[member])));
        for (const [member] of own)
          if (!first[member].has(folded(entry[member])))
            first[member].set(folded(entry[member]), entry);
        if (repeated === undefined) continue;
        const [member, what] = repeated;
        const { id, slug } = first[member].get(folded(entry[member]))!;
        // An entry that is there twice is reported as such.
        if (typeof id === 'string' && id === entry.id) continue;
        const other = String(slug);
        visit.report({
          pointer: `${pointer}/${member}`,
          message: `the car "${other}" has the same ${what}; remove one of the two, or correct the number, by which enquiries name the car`,
        });
      }
    },
  }),
});
