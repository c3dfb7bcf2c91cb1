import type { ImportMapping } from '@forecourt/block-schemas';
import { valuesAt } from './values-at.ts';

const folded = (value: unknown): string => String(value).trim().toLowerCase();

/**
 * Creates the test for records that a mapping leaves out by the value of a column or path, whatever the
 * capitals; an empty text leaves out those without a value.
 */
export function omittedRows({
  omit = {},
}: Pick<ImportMapping, 'omit'>): (record: unknown) => boolean {
  const tests = Object.entries(omit).map(([path, values]) => ({
    path,
    values: new Set(values.map(folded)),
  }));
  return (record) =>
    tests.some(({ path, values }) => {
      const found = valuesAt(record, path).map(folded);
      return found.length === 0 ? values.has('') : found.some((value) => values.has(value));
    });
}
