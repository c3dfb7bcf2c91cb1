import { isObject, listOf } from '@forecourt/json';
import type { DataVisit } from './rule.ts';

/** An entry of a data file that is a list, with fields of any type. */
export interface DataEntry {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

/** Returns the objects in a data file, such as `cars`; none in other files. */
export function dataEntries({ name, data }: DataVisit, file: string): readonly DataEntry[] {
  if (name !== file) return [];
  return listOf(data.value).flatMap((entry, index) =>
    isObject(entry) ? [{ entry, pointer: `/${index}` }] : [],
  );
}
