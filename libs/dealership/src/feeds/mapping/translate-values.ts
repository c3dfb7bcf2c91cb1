import type { FieldPlan } from './field-plans.ts';
import { RefusedValue } from './refused-value.ts';
import type { Scalar } from './values-at.ts';

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

/** Looks values up in the mapping's table. @throws {RefusedValue} for one that the table must list. */
export function translated(
  found: readonly Scalar[],
  { values, unlisted }: FieldPlan['rule'],
): Scalar[] {
  if (values === undefined) return [...found];
  const table = tableOf(values);
  return found.flatMap((value) => {
    const listed = table.get(String(value).toLowerCase());
    if (listed !== undefined) return listed ?? [];
    if (unlisted === 'reject') throw new RefusedValue(value, 'is not among the mapping’s values');
    return unlisted === 'leave-out' ? [] : value;
  });
}

/** True if the mapping's table has a value. */
export const isListed = (value: Scalar, { values }: FieldPlan['rule']): boolean =>
  values !== undefined && tableOf(values).has(String(value).toLowerCase());

/** True if the mapping's table leaves a value out. */
export const isLeftOut = (value: Scalar, { values }: FieldPlan['rule']): boolean =>
  values !== undefined && tableOf(values).get(String(value).toLowerCase()) === null;
