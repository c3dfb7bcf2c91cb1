import { expect, it } from 'vitest';
import { page, settings, reportLines } from '../../testing/lint-sample.ts';
import { everyCutoff, dayAfter } from '../../testing/around-cutoffs.ts';

const rule = 'publication-date-missing';

it('CUT-4: a page without a date is reported at its beginning', () => {
  const files = { 'pages/home.json': page({ publicationDate: undefined }) };
  expect(reportLines({ files }, { rule })).toEqual([
    'pages/home.json:1:1 «{» warning publication-date-missing: the page has no publicationDate, so every change of a layout changes it; add the day on which it went live',
  ]);
});

it.each(everyCutoff)('CUT-4: any date around %s will do in %s', (_id, timeZone, { date }) => {
  for (const days of [-1, 0, 1]) {
    const publicationDate = dayAfter(date, days);
    const files = {
      'site.json': settings({ timeZone }),
      'pages/home.json': page({ publicationDate }),
    };
    expect(reportLines({ files }, { rule })).toEqual([]);
  }
});
