import type { ImportField, ImportMapping } from '@forecourt/block-schemas';
import { carFields, isCarField } from './car-fields.ts';
import type { CarField, FieldKind } from './car-fields.ts';
import { fieldsOf, pathsOf } from './template.ts';
import { isUnitColumn } from './unit-columns.ts';

/** Rule of a mapping for one field. */
export type FieldRule = Exclude<ImportField, string>;

/** How one field of every car is filled. */
export interface FieldPlan {
  readonly field: CarField;
  readonly kind: FieldKind;
  readonly rule: FieldRule;
  /** Columns or paths, in the order they are asked. */
  readonly paths: readonly string[];
}

/** Rules for fields that the mapping leaves out. */
const own: Partial<Record<CarField, FieldRule>> = {
  name: { template: '{year} {make} {model} {badge}' },
  slug: { template: '{name} {id}' },
};

export const ruleOf = (entry: ImportField): FieldRule =>
  typeof entry === 'string' ? { from: entry } : entry;

const planOf = (field: CarField, rule: FieldRule): FieldPlan => ({
  field,
  kind: carFields.get(field)!,
  rule,
  paths: [rule.from ?? []].flat(),
});

/** Fields whose templates refer to each other in a cycle; [] if there are none. */
export function templateCycle(rules: ReadonlyMap<string, FieldRule>): readonly string[] {
  const settled = new Set<string>();
  const visit = (field: string, way: readonly string[]): readonly string[] => {
    if (way.includes(field)) return way.slice(way.indexOf(field));
    if (settled.has(field)) return [];
    for (const needed of fieldsOf(rules.get(field)?.template ?? '')) {
      const cycle = visit(needed, [...way, field]);
      if (cycle.length > 0) return cycle;
    }
    settled.add(field);
    return [];
  };
  for (const field of rules.keys()) {
    const cycle = visit(field, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

/** Every field after those that its template needs. */
function inOrder(rules: ReadonlyMap<CarField, FieldRule>): FieldPlan[] {
  const plans = new Map<CarField, FieldPlan>();
  const add = (field: CarField) => {
    const rule = rules.get(field);
    if (rule === undefined || plans.has(field)) return;
    for (const needed of fieldsOf(rule.template ?? '')) if (isCarField(needed)) add(needed);
    plans.set(field, planOf(field, rule));
  };
  for (const field of rules.keys()) add(field);
  return [...plans.values()];
}

/** How the fields of cars are filled by a mapping that has been checked. */
export function plansOf(mapping: ImportMapping): FieldPlan[] {
  const named = Object.entries(mapping.fields) as [CarField, ImportField][];
  const rules = new Map<CarField, FieldRule>(named.map(([field, entry]) => [field, ruleOf(entry)]));
  for (const [field, rule] of Object.entries(own) as [CarField, FieldRule][])
    if (!rules.has(field)) rules.set(field, rule);
  return inOrder(rules);
}

const normalised = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** How fields are filled from a feed that uses their own names; of columns capitals make no difference. */
export function plansWithoutMapping(columns: readonly string[] | undefined): FieldPlan[] {
  const byName = new Map(columns?.map((name) => [normalised(name), name]));
  const rules = new Map<CarField, FieldRule>();
  for (const field of carFields.keys()) {
    const from = columns === undefined ? field : byName.get(field);
    if (from !== undefined || own[field])
      rules.set(field, from ? { ...own[field], from } : { ...own[field] });
  }
  return inOrder(rules);
}

/** Columns of a feed that no field is filled from. */
export function unusedColumns(
  columns: readonly string[],
  plans: readonly FieldPlan[],
): readonly string[] {
  const used = new Set(plans.flatMap(({ paths }) => paths));
  const isUsed = (name: string) =>
    used.has(name) ||
    plans.some(({ field, paths }) => paths.some((path) => isUnitColumn(name, field, path)));
  return [...new Set(columns)].filter((name) => name !== '' && !isUsed(name));
}

/**
 * Columns of a feed that claim the same field, as a text for each: `"Price" (3) and "price" (4)`. Of a
 * list, such as photos, every column counts.
 * @param hasMapping false if capitals make no difference to the names
 */
export function repeatedColumns(
  columns: readonly string[],
  plans: readonly FieldPlan[],
  hasMapping: boolean,
): string[] {
  const keyOf = hasMapping ? (name: string) => name : normalised;
  const single = plans.filter(({ kind }) => kind !== 'list' && kind !== 'groups');
  const used = new Set(
    single.flatMap(({ paths, rule }) => [...paths, ...pathsOf(rule.template ?? '')].map(keyOf)),
  );
  const numbered = columns.map((name, index) => ({
    key: keyOf(name),
    text: `"${name}" (${index + 1})`,
  }));
  return [...Map.groupBy(numbered, ({ key }) => key)].flatMap(([key, all]) =>
    all.length > 1 && used.has(key) ? all.map(({ text }) => text).join(' and ') : [],
  );
}
