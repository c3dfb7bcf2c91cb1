import { expect, it } from 'vitest';
import type { PageResult } from './page-result.ts';
import { readResults, writeResults } from './result-text.ts';

const result = (file: string, page?: Partial<NonNullable<PageResult['page']>>): PageResult => ({
  ...{ file, stamp: '1-1-1-1', findings: [] },
  ...(page && {
    page: {
      ...{ isShown: true, path: `/${file}`, title: file, isWhole: true, ids: ['a'] },
      ...{ references: [], referenceFindings: [], ...page },
    },
  }),
});
const lint = (file: string, ...facts: readonly Readonly<Record<string, string>>[]) => ({
  ...{ file, findings: [], suppressions: [] },
  notes: facts.map((fact) => ['some-rule', { ...fact }] as const),
});
const link = (value: string) => ({ kind: 'link' as const, value });

it('CLI-4: results are the same after writing and reading, and what pages have in common is one object', () => {
  const results = [
    result('unreadable.json'),
    result('validated.json', { references: [link('/a'), link('/b')] }),
    result('one.json', { references: [link('/b')], lint: lint('one.json', { to: 'x' }) }),
    result('two.json', {
      references: [{ kind: 'picture', value: '/b' }, link('/b')],
      lint: { ...lint('two.json', { to: 'x' }, { to: 'y' }), unchecked: ['/blocks/0'] },
    }),
  ];
  const text = writeResults(results);
  const read = readResults(text);
  expect(read).toEqual(JSON.parse(JSON.stringify(results)));
  expect(text.match(/"to":"x"/g)).toHaveLength(1);
  expect(read[3]!.page!.references[1]).toBe(read[1]!.page!.references[1]);
  expect(read[3]!.page!.lint!.notes[0]).toBe(read[2]!.page!.lint!.notes[0]);
});
