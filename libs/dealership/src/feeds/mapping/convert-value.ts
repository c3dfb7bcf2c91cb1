import { usualCarType } from '@forecourt/domain';
import type { CarField } from './car-fields.ts';
import type { FieldPlan } from './field-plans.ts';
import { numberValue, type ConvertedValue } from './number-value.ts';
import type { ReadContext } from './read-context.ts';
import { dateHint, readDate } from './read-date.ts';
import { RefusedValue } from './refused-value.ts';
import { shapeText } from './shape-text.ts';
import type { Scalar } from './values-at.ts';

const whens: ReadonlySet<CarField> = new Set(['created_at_timestamp']);
/** Latest time that a car can have; a number above it is in milliseconds. */
const maxSeconds = 10_000_000_000;
const flags: Readonly<Record<string, boolean>> = {
  true: true,
  t: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  f: false,
  no: false,
  n: false,
  0: false,
};

/** A date as the field holds it: a day, a month, seconds since 1970, or a year. */
function dateOf(
  value: Scalar,
  { field, kind, rule }: FieldPlan,
  { timeZone }: ReadContext,
): number | string {
  // A number alone, such as a year, is not a day.
  const usual = kind === 'day' || kind === 'month' ? 'iso' : undefined;
  const date = readDate(String(value), rule.date ?? usual, timeZone);
  if (date === undefined)
    throw new RefusedValue(
      value,
      `is no date${rule.date === undefined ? dateHint(String(value)) : ` as ${rule.date}`}`,
    );
  if (whens.has(field) && date.seconds > maxSeconds)
    throw new RefusedValue(value, `is no time in seconds${dateHint(String(value))}`);
  if (kind === 'day') return date.day;
  if (kind === 'month') return date.day.slice(0, 'YYYY-MM'.length);
  return whens.has(field) ? date.seconds : date.year;
}

function flagOf(value: Scalar): boolean {
  const read = typeof value === 'boolean' ? value : flags[String(value).toLowerCase()];
  if (read === undefined)
    throw new RefusedValue(value, 'is neither yes nor no; say what it means with "values"');
  return read;
}

/** Converts a record's value to the field's own kind. @throws {RefusedValue} */
export function convertValue(value: Scalar, plan: FieldPlan, context: ReadContext): ConvertedValue {
  const { field, kind, rule } = plan;
  if (whens.has(field) || (rule.date !== undefined && kind === 'whole'))
    return { value: dateOf(value, plan, context) };
  // A feed may have the month itself, "2024-03", which is not a date.
  const isMonth =
    kind === 'month' && rule.date === undefined && /^\d{4}-\d{2}$/.test(String(value));
  if (kind === 'day' || (kind === 'month' && !isMonth))
    return { value: dateOf(value, plan, context) };
  if (kind === 'number' || kind === 'whole') return numberValue(value, plan, context);
  if (kind === 'flag') return { value: flagOf(value) };
  const text = shapeText(String(value), rule.as, kind === 'html', rule.keep);
  // Types that the mapping spells out are as its author wants them.
  const isOwn = rule.value !== undefined || rule.values !== undefined || rule.as !== undefined;
  return {
    value: (rule.prefix ?? '') + (field === 'car_type' && !isOwn ? usualCarType(text) : text),
  };
}
