import type { LocatedFinding } from '@forecourt/block-schemas';
import { byFile } from './by-file.ts';

/**
 * Returns findings of a page that follow from its date: one that is missing since it has another name, and
 * properties that have no effect on layouts of a wrong year.
 */
export function findingsOfWrongDates(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const wrong = all.filter(
    ({ rule, pointer, property = '' }) =>
      rule === 'publication-date-malformed' ||
      (rule === 'unknown-property' && pointer === '' && /date/i.test(property)),
  );
  if (wrong.length === 0) return [];
  const wrongIn = byFile(wrong);
  return all.filter(
    ({ rule, file }) =>
      (rule === 'publication-date-missing' || rule === 'property-of-later-layout') &&
      wrongIn(file).length > 0,
  );
}
