import type { CarFeatureGroup } from '@forecourt/block-schemas';
import { advertisedPrice } from '@forecourt/domain';
import type { CarField } from './car-fields.ts';
import type { FieldPlan } from './field-plans.ts';
import { readDate } from './read-date.ts';
import { readNumber, unitFactors } from './read-number.ts';
import { shapeText } from './shape-text.ts';
import { valuesAt } from './values-at.ts';
import type { Scalar } from './values-at.ts';

/** Error of one field of a record. */
export interface FieldError {
  readonly field: string;
  /** As the feed has it. */
  readonly value: string;
  readonly reason: string;
}

/** A record's value for a field, an error, or a value that the field can't have. */
export type FieldReading =
  { readonly value: unknown } | { readonly error: FieldError } | { readonly unusable: Scalar };

/** Context in which the records of a feed are read. */
export interface ReadContext {
  /** Time zone of times that name none. */
  readonly timeZone: string;
}

/** Thrown within this file: a field has one error at most. */
class Refused extends Error {
  readonly value: Scalar;
  constructor(value: Scalar, reason: string) {
    super(reason);
    this.value = value;
  }
}

const whens: ReadonlySet<CarField> = new Set(['created_at_timestamp']);
/** Fields in which a feed may group thousands by the decimal sign. */
const groupedFields: ReadonlySet<CarField> = new Set(['price', 'km']);
const flags: Readonly<Record<string, boolean>> = {
  ...{ true: true, t: true, yes: true, y: true, 1: true },
  ...{ false: false, f: false, no: false, n: false, 0: false },
};

/** Tables by their lower-case names, created once for each mapping. */
const tables = new WeakMap<object, ReadonlyMap<string, Scalar | null>>();

function tableOf(values: Readonly<Record<string, Scalar | null>>) {
  let table = tables.get(values);
  if (table === undefined) {
    table = new Map(
      Object.entries(values).map(([name, value]) => [name.trim().toLowerCase(), value]),
    );
    tables.set(values, table);
  }
  return table;
}

/** Looks values up in the mapping's table. */
function translated(found: readonly Scalar[], { values, unlisted }: FieldPlan['rule']): Scalar[] {
  if (values === undefined) return [...found];
  const table = tableOf(values);
  return found.flatMap((value) => {
    const listed = table.get(String(value).toLowerCase());
    if (listed !== undefined) return listed ?? [];
    if (unlisted === 'reject') throw new Refused(value, 'is not among the mapping’s values');
    return unlisted === 'leave-out' ? [] : value;
  });
}

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
    throw new Refused(value, `is no number${hint}`);
  }
  if (typeof value === 'string' && isAmbiguous(read, otherwise, plan))
    throw new Refused(
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
    throw new Refused(value, `is no date${rule.date === undefined ? '' : ` as ${rule.date}`}`);
  if (kind === 'day') return date.day;
  if (kind === 'month') return date.day.slice(0, 'YYYY-MM'.length);
  return whens.has(field) ? date.seconds : date.year;
}

function flagOf(value: Scalar): boolean {
  const read = typeof value === 'boolean' ? value : flags[String(value).toLowerCase()];
  if (read === undefined)
    throw new Refused(value, 'is neither yes nor no; say what it means with "values"');
  return read;
}

function convert(value: Scalar, plan: FieldPlan, context: ReadContext): unknown {
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
  return (rule.prefix ?? '') + shapeText(String(value), rule.as, kind === 'html');
}

const listOf = (found: readonly Scalar[], { rule }: FieldPlan): string[] =>
  found
    .flatMap((value) => String(value).split(rule.split ?? '|'))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => (rule.prefix ?? '') + entry);

/**
 * Groups of a list whose entries may name their group, as in "Safety: Blind spot warning". Entries
 * without a group come first, in a group without a name.
 */
function groupsOf(entries: readonly string[]): CarFeatureGroup[] {
  const groups = new Map<string, string[]>([['', []]]);
  for (const entry of entries) {
    const [, name = '', item = entry] = /^([^:]+):\s+(.+)$/.exec(entry) ?? [];
    groups.set(name.trim(), [...(groups.get(name.trim()) ?? []), item]);
  }
  return [...groups].flatMap(([name, items]) =>
    items.length === 0 ? [] : [name === '' ? { items } : { name, items }],
  );
}

/** Groups of a feed that has them as the car does; undefined for any other. */
function ownGroups(record: unknown, { paths, rule }: FieldPlan): unknown {
  if (rule.value !== undefined) return undefined;
  const values = paths.map((path) => (record as Readonly<Record<string, unknown>>)[path]);
  return values.find(
    (value) => Array.isArray(value) && value.some((entry) => typeof entry === 'object'),
  );
}

/** True if the mapping's table leaves a value out. */
const isLeftOut = (value: Scalar, { values }: FieldPlan['rule']): boolean =>
  values !== undefined && tableOf(values).get(String(value).toLowerCase()) === null;

/**
 * The usable values of the first path that has some; without them, the first that is unusable and that
 * the mapping doesn't leave out itself.
 */
function firstFound(
  record: unknown,
  { paths, field, rule }: FieldPlan,
): { readonly found: readonly Scalar[]; readonly unusable?: Scalar | undefined } {
  let unusable: Scalar | undefined;
  for (const path of paths) {
    const all = valuesAt(record, path);
    const found = all.filter((value) => field !== 'price' || !isUnusablePrice(value, rule.decimal));
    if (found.length > 0) return { found };
    unusable ??= all.find((value) => !isLeftOut(value, rule));
  }
  return { found: [], unusable };
}

/** True if a number can't be a price: feeds write 0 or -1 for "on application". */
function isUnusablePrice(value: Scalar, decimal: FieldPlan['rule']['decimal']): boolean {
  const read = typeof value === 'number' ? value : readNumber(String(value), decimal);
  return read !== undefined && advertisedPrice(read) === undefined;
}

/**
 * Reads a field of a record, in the field's own kind.
 * @returns undefined if the record has no value for it. The caller handles templates.
 */
export function readField(
  record: unknown,
  plan: FieldPlan,
  context: ReadContext,
): FieldReading | undefined {
  const { field, kind, rule } = plan;
  try {
    const groups = kind === 'groups' ? ownGroups(record, plan) : undefined;
    if (groups !== undefined) return { value: groups };
    const { found: given, unusable } =
      rule.value === undefined ? firstFound(record, plan) : { found: [rule.value] };
    const found = rule.value === undefined ? translated(given, rule) : given;
    if (kind === 'list' || kind === 'groups') {
      const list = listOf(found, plan);
      if (list.length === 0) return undefined;
      return { value: kind === 'groups' ? groupsOf(list) : list };
    }
    const [first, second] = found;
    if (second !== undefined)
      throw new Refused(found.join(', '), 'has several values; name a path to the one that counts');
    if (first === undefined) return unusable === undefined ? undefined : { unusable };
    const value = convert(first, plan, context);
    // A table or a unit may make it 0.
    if (field === 'price' && advertisedPrice(value) === undefined)
      return { unusable: given[0] ?? first };
    return value === '' ? undefined : { value };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { error: { field, value: String(error.value), reason: error.message } };
  }
}

/** A value of the mapping's own, in the field's kind. */
export const readConstant = (
  value: Scalar,
  plan: FieldPlan,
  context: ReadContext,
): ReturnType<typeof readField> =>
  readField({}, { ...plan, rule: { ...plan.rule, value } }, context);
