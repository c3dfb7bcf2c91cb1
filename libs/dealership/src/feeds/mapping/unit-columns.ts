import { isObject } from '@forecourt/json';
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

/** True of every name of a unit's column: a quick test ahead of the exact one. */
const mayBeUnit = /unit|uom|currency/i;

/** True for a column with the unit or currency of another, such as `odometer_unit` beside `odometer`. */
export function isUnitColumn(name: string, field: CarField, path: string): boolean {
  const units = own[field];
  if (units === undefined || name === path || !mayBeUnit.test(name)) return false;
  const text = folded(name);
  return units.has(text) || suffixes.some((each) => text === folded(path) + each);
}

/**
 * Adds the unit or currency that a record has in a column of its own to values of a price or an
 * odometer, as words beside the number. They are read like words in the cell, so a contradiction is
 * rejected.
 */
export function withUnits(
  values: readonly Scalar[],
  record: unknown,
  field: CarField,
  path: string,
): readonly Scalar[] {
  if (own[field] === undefined || values.length === 0 || !isObject(record)) return values;
  const words = Object.entries(record).flatMap(([name, unit]) =>
    isUnitColumn(name, field, path) ? [unit] : [],
  );
  return words.length === 0 ? values : values.map((value) => withWords(value, words));
}
