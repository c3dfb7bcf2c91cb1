import type { CarField } from './car-fields.ts';
import type { FieldPlan } from './field-plans.ts';
import { readDate } from './read-date.ts';
import { readNumber, unitFactors } from './read-number.ts';
import { RefusedValue } from './refused-value.ts';
import { shapeText } from './shape-text.ts';
import type { Scalar } from './values-at.ts';

/** Context in which the records of a feed are read. */
export interface ReadContext {
  /** Time zone of times that name none. */
  readonly timeZone: string;
}

const whens: ReadonlySet<CarField> = new Set(['created_at_timestamp']);
/** Fields in which a feed may group thousands by the decimal sign. */
const groupedFields: ReadonlySet<CarField> = new Set(['price', 'km']);
const flags: Readonly<Record<string, boolean>> = {
  ...{ true: true, t: true, yes: true, y: true, 1: true },
  ...{ false: false, f: false, no: false, n: false, 0: false },
};

/** Numbers with three decimals, "12.990", are the price or distance of no car, unless in thousands. */
const isAmbiguous = (read: number, grouped: number | undefined, { field, rule }: FieldPlan) =>
  groupedFields.has(field) &&
  rule.unit !== 'thousands' &&
  grouped !== read &&
  grouped === Math.round(read * 1000);

function numberOf(value: Scalar, plan: FieldPlan): number {
  const { rule, kind } = plan;
  const read = typeof value === 'number' ? value : readNumber(String(value), rule.decimal);
  const other = rule.decimal === ',' ? '.' : ',';
  const otherwise = readNumber(String(value), other);
  if (read === undefined) {
    const hint = otherwise === undefined ? '' : `; "decimal": "${other}" would read it`;
    throw new RefusedValue(value, `is no number${hint}`);
  }
  if (typeof value === 'string' && isAmbiguous(read, otherwise, plan))
    throw new RefusedValue(
      value,
      `may be ${read} or ${otherwise!.toLocaleString('en')}; write it without a separator, or set "decimal": "${other}"`,
    );
  if (rule.unit === undefined) return read;
  const product = read * unitFactors[rule.unit];
  return kind === 'whole' ? Math.round(product) : Math.round(product * 100) / 100;
}

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
    throw new RefusedValue(value, `is no date${rule.date === undefined ? '' : ` as ${rule.date}`}`);
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
export function convertValue(value: Scalar, plan: FieldPlan, context: ReadContext): unknown {
  const { field, kind, rule } = plan;
  if (whens.has(field) || (rule.date !== undefined && kind === 'whole'))
    return typeof value === 'number' && rule.date === undefined
      ? value
      : dateOf(value, plan, context);
  if (kind === 'day') return dateOf(value, plan, context);
  // A feed may have the month itself, "2024-03", which is not a date.
  if (kind === 'month' && (rule.date !== undefined || !/^\d{4}-\d{2}$/.test(String(value))))
    return dateOf(value, plan, context);
  if (kind === 'number' || kind === 'whole') return numberOf(value, plan);
  if (kind === 'flag') return flagOf(value);
  return (rule.prefix ?? '') + shapeText(String(value), rule.as, kind === 'html', rule.keep);
}
