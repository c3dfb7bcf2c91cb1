import type { CarField } from './car-fields.ts';
import { withWords, type Scalar } from './values-at.ts';

/** A column's name without spaces, signs and capitals, in which `Price Currency` is `price_currency`. */
const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Columns that hold the unit of a field whatever its own column is named. */
const own: Partial<Record<CarField, ReadonlySet<string>>> = {
  price: new Set(['currency', 'currencycode', 'pricecurrency']),
  km: new Set(['kmunit', 'odometerunit', 'odometerunits', 'mileageunit', 'mileageunits']),
};

const suffixes = ['unit', 'units', 'uom', 'currency', 'currencycode'];

/** True for a column with the unit or currency of another, such as `odometer_unit` beside `odometer`. */
export function isUnitColumn(name: string, field: CarField, path: string): boolean {
  const units = own[field];
  const text = folded(name);
  return (
    units !== undefined &&
    (units.has(text) || suffixes.some((each) => text === folded(path) + each))
  );
}

/** Names of columns that are remembered; a feed has a few hundred at most. */
const maxNames = 2_000;

/**
 * Creates a function that adds the unit or currency that a record has in a column of its own to values
 * of a price or an odometer, as words beside the number. They are read like words in the cell, so a
 * contradiction is rejected.
 */
export function unitColumns(): (
  values: readonly Scalar[],
  record: unknown,
  field: CarField,
  path: string,
) => readonly Scalar[] {
  const known = new Map<string, boolean>();
  return (values, record, field, path) => {
    if (own[field] === undefined || values.length === 0) return values;
    if (typeof record !== 'object' || record === null) return values;
    const words = Object.entries(record).flatMap(([name, unit]) => {
      const key = `${field} ${path} ${name}`;
      let isUnit = known.get(key);
      if (isUnit === undefined) {
        if (known.size >= maxNames) known.clear();
        isUnit = name !== path && isUnitColumn(name, field, path);
        known.set(key, isUnit);
      }
      return isUnit ? [unit as unknown] : [];
    });
    return words.length === 0 ? values : values.map((value) => withWords(value, words));
  };
}
