import type { DataVisit } from './rule.ts';

/** An entry of the list of people, with fields of any type. */
export interface TeamEntry {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

/** People in a data file; none in other files. */
export function teamEntries({ name, data }: DataVisit): readonly TeamEntry[] {
  if (name !== 'team' || !Array.isArray(data.value)) return [];
  return (data.value as readonly unknown[]).flatMap((entry, index) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? [{ entry: entry as TeamEntry['entry'], pointer: `/${index}` }]
      : [],
  );
}
