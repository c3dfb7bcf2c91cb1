import type { FieldPlan } from './field-plans.ts';
import { RefusedValue } from './refused-value.ts';
import type { Scalar } from './values-at.ts';

/** Tables by their lower-case names, created once for each mapping. */
const tables = new WeakMap<object, ReadonlyMap<string, Scalar | null>>();

const none = {};

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

/** A value of a feed, or the one that the mapping has for it. */
export interface Translated {
  readonly value: Scalar;
  /** True for a value of the mapping, which is the car's as it is written there. */
  readonly isFinal: boolean;
}

/** Looks values up in the mapping's table. @throws {RefusedValue} for one that the table must list. */
export function translated(
  found: readonly Scalar[],
  { values, unlisted }: FieldPlan['rule'],
): Translated[] {
  const table = tableOf(values ?? none);
  return found.flatMap((value) => {
    const listed = table.get(String(value).toLowerCase());
    if (listed !== undefined) return listed === null ? [] : { value: listed, isFinal: true };
    if (values === undefined || unlisted === undefined || unlisted === 'keep')
      return { value, isFinal: false };
    if (unlisted === 'reject') throw new RefusedValue(value, 'is not among the mapping’s values');
    return [];
  });
}

/** The rule for a value: one of the mapping is not converted by what the mapping does to the feed's. */
export const ruleFor = (
  { value, isFinal }: Translated,
  rule: FieldPlan['rule'],
): FieldPlan['rule'] =>
  isFinal
    ? {
        ...rule,
        as: undefined,
        prefix: undefined,
        // A number in quotes is written as the feed's are.
        unit: typeof value === 'number' ? undefined : rule.unit,
      }
    : rule;

/** True if the mapping's table has a value. */
export const isListed = (value: Scalar, { values }: FieldPlan['rule']): boolean =>
  values !== undefined && tableOf(values).has(String(value).toLowerCase());

/** True if the mapping's table leaves a value out. */
export const isLeftOut = (value: Scalar, { values }: FieldPlan['rule']): boolean =>
  values !== undefined && tableOf(values).get(String(value).toLowerCase()) === null;
