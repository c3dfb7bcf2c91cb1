import { expect, it } from 'vitest';
import { lintSample, settings } from '../../testing/lint-sample.ts';

const rule = 'holiday-past';
const found = (...days: unknown[]) => {
  const holidays = days.map((day) => ({ day, name: 'Show day' }));
  const files = {
    'site.json': settings({ settings: { forms: { closedDays: days } } }),
    'data/locations.json': [{ id: 'quay', holidays: [null, ...holidays] }, { holidays: 'none' }],
  };
  return lintSample({ files }, { rule }).map(({ finding }) => finding.pointer);
};

// The day of the samples is 21 November 2026.
it('CLI-2: reports a dated holiday that is months ago', () => {
  expect(found('2025-04-18', '2026-09-21')).toEqual([
    '/0/holidays/1/day',
    '/0/holidays/2/day',
    '/settings/forms/closedDays/0',
    '/settings/forms/closedDays/1',
  ]);
});

it('CLI-2: a recent or coming holiday, and one of every year, is none', () => {
  expect(found('2026-09-22', '2026-11-20', '2027-03-26', '01-01', '2025-02-30', 7)).toEqual([]);
});
