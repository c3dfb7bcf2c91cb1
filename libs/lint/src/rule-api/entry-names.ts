import type { DataVisit } from './rule.ts';

/** Members of entries that visitors read and that the schemas do not annotate as texts, by data file. */
const names: Readonly<Partial<Record<string, readonly string[]>>> = {
  brands: ['name'],
  cars: ['name', 'badge'],
  locations: ['name'],
  models: ['name'],
  reviews: ['text'],
  team: ['name', 'position'],
};

/** Calls a function with each name of the entries in a data file, and its pointer. */
export function eachEntryName(
  { name, data }: DataVisit,
  visitName: (value: string, pointer: string) => void,
): void {
  const members = Object.hasOwn(names, name) ? names[name]! : [];
  if (members.length === 0 || !Array.isArray(data.value)) return;
  for (const [index, entry] of (data.value as readonly unknown[]).entries())
    for (const member of members) {
      const value = (entry as Readonly<Record<string, unknown>> | null)?.[member];
      if (typeof value === 'string') visitName(value, `/${index}/${member}`);
    }
}
