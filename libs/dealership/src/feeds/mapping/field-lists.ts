import type { CarFeatureGroup } from '@forecourt/block-schemas';
import { isUnknownValue } from '@forecourt/domain';
import type { FieldPlan } from './field-plans.ts';
import { decodedText } from './shape-text.ts';
import { ruleFor } from './translate-values.ts';
import type { Translated } from './translate-values.ts';

/** Entries of a list, which a feed may have in one text. */
export const listOf = (found: readonly Translated[], { rule }: FieldPlan): string[] =>
  found.flatMap((each) =>
    decodedText(String(each.value))
      .split(rule.split ?? '|')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && (each.isFinal || !isUnknownValue(entry)))
      .map((entry) => (ruleFor(each, rule).prefix ?? '') + entry),
  );

/**
 * Groups of a list whose entries may name their group, as in "Safety: Blind spot warning". Entries
 * without a group come first, in a group without a name.
 */
export function groupsOf(entries: readonly string[]): CarFeatureGroup[] {
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
export function ownGroups(record: unknown, { paths, rule }: FieldPlan): unknown {
  if (rule.value !== undefined) return undefined;
  const values = paths.map((path) => (record as Readonly<Record<string, unknown>>)[path]);
  return values.find(
    (value) => Array.isArray(value) && value.some((entry) => typeof entry === 'object'),
  );
}
