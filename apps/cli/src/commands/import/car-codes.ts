import type { Car } from '@forecourt/block-schemas';
import type { FieldPlan } from '@forecourt/dealership/feeds';
import { pluralize } from '@forecourt/domain';
import { isCarType, isStatus } from '@forecourt/lint';

const fields = ['car_type', 'status'] as const;
type CodeField = (typeof fields)[number];

/** Types and statuses of the cars of a feed. */
export interface CarCodes {
  readonly add: (car: Pick<Car, CodeField>) => void;
  /** Notes about those that visitors can't understand, one for each. */
  readonly notes: () => string[];
}

/** Codes that a field may have in some feeds, and the value that visitors understand. */
const meanings: Readonly<Record<string, string>> = { N: 'New', U: 'Used', D: 'Demo' };

/** A status of cars that are not offered to the public. */
const notForSale = /^(?:wholesale|auction|withdrawn|trade only)\b/i;

/** A code as its first car has it; capitals make no difference to a mapping. */
interface Count {
  readonly value: string;
  count: number;
}

/** Different codes of a field that are noted. A feed may have a sentence there. */
const maxNoted = 10;

const isKnown: Readonly<Record<CodeField, (value: string) => boolean>> = {
  car_type: isCarType,
  status: (status) => isStatus(status) && !notForSale.test(status.trim()),
};

/**
 * Counts types and statuses of cars, by which the search has an entry for each.
 * @param hasMapping false for a feed whose columns fill the fields by their names
 */
export function carCodes(plans: readonly FieldPlan[], hasMapping: boolean): CarCodes {
  const counts: Record<CodeField, Map<string, Count>> = { car_type: new Map(), status: new Map() };
  const noteOf = (field: CodeField, value: string, count: number): string => {
    const column = plans.find((plan) => plan.field === field)?.paths[0] ?? field;
    const where = hasMapping ? 'in the mapping' : 'in a mapping (--mapping)';
    const cars = pluralize(count, 'car');
    if (field === 'status' && notForSale.test(value.trim()))
      return `status "${value}" of ${cars} is shown to visitors; leave these rows out with "omit": { "${column}": ["${value}"] } ${where}`;
    const meant = meanings[value.toUpperCase()] ?? (field === 'status' ? 'Available' : 'Used');
    return `${field} "${value}" of ${cars} is not one that the site knows; write its meaning ${where}, such as "values": { "${value}": "${meant}" } for ${field}`;
  };
  return {
    add: (car) => {
      for (const field of fields) {
        const value = car[field];
        if (value === undefined) continue;
        const key = value.toLowerCase();
        const known = counts[field].get(key);
        if (known === undefined) counts[field].set(key, { value, count: 1 });
        else known.count += 1;
      }
    },
    notes: () =>
      fields.flatMap((field) => {
        const unknown = [...counts[field].values()].filter(({ value }) => !isKnown[field](value));
        const left = unknown.length - maxNoted;
        return [
          ...unknown.slice(0, maxNoted).map(({ value, count }) => noteOf(field, value, count)),
          ...(left > 0 ? [`${left} more values of ${field} are not ones that the site knows`] : []),
        ];
      }),
  };
}
