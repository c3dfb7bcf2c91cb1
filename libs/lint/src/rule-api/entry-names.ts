import { isObject, listOf } from '@forecourt/json';
import type { DataVisit } from './rule.ts';

/**
 * Paths of members of entries that visitors read and that the schemas do not annotate as texts, by
 * data file; `*` is each entry of a list.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  brands: ['name', 'make', 'websites/*/name'],
  cars: [
    ...['name', 'make', 'model', 'badge', 'simple_body', 'transmission', 'engine'],
    ...['colour', 'interior_colour', 'drive_type', 'warranty', 'features/*/name'],
    ...['features/*/items/*', 'inspection_points/*', 'history_points/*'],
  ],
  locations: ['name', 'address/street', 'address/city', 'holidays/*/name'],
  manufacturerLocations: ['name', 'address/street', 'address/city'],
  models: [
    ...[
      'name',
      'manufacturer_name',
      'colours/*/name',
      'model_variants/*/full_name',
      'model_variants/*/features/*',
    ],
    ...['model_variants/*/specifications/*/name', 'model_variants/*/specifications/*/value'],
  ],
  reviews: ['text', 'customer_name'],
  team: ['name', 'position'],
};

const pathsOf = new Map(
  Object.entries(names).map(([name, paths]) => [name, paths.map((path) => path.split('/'))]),
);

type VisitName = (value: string, pointer: string) => void;

/** Calls a function with each string at a path. @param at index of the part of the path that comes next. */
function visitPath(
  value: unknown,
  path: readonly string[],
  at: number,
  pointer: string,
  visitName: VisitName,
): void {
  const part = path[at];
  if (part === undefined) {
    if (typeof value === 'string') visitName(value, pointer);
    return;
  }
  if (part === '*')
    for (const [index, each] of listOf(value).entries())
      visitPath(each, path, at + 1, `${pointer}/${index}`, visitName);
  else if (isObject(value)) visitPath(value[part], path, at + 1, `${pointer}/${part}`, visitName);
}

/** Calls a function with each name of the entries in a data file, and its pointer. */
export function eachEntryName({ name, data }: DataVisit, visitName: VisitName): void {
  const paths = pathsOf.get(name);
  if (paths === undefined) return;
  for (const [index, entry] of listOf(data.value).entries())
    for (const path of paths) visitPath(entry, path, 0, `/${index}`, visitName);
}
