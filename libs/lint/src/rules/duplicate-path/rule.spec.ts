import { expect, it } from 'vitest';
import { itPassesOn } from '../../testing/it-passes-on.ts';
import { page, reportLines } from '../../testing/lint-sample.ts';

itPassesOn('duplicate-path');

it('CLI-2: duplicate-path is about pages: an id that stands twice in data is reported by validate', () => {
  const finding = {
    ...{ rule: 'duplicate-name' as const, severity: 'error' as const },
    ...{ pointer: '/1/id', message: 'taken' },
  };
  const files = { 'pages/home.json': page(), 'data/cars.json': [{ id: 'a' }, { id: 'a' }] };
  expect(reportLines({ files }, { known: [{ file: 'data/cars.json', finding }] })).toEqual([]);
});
