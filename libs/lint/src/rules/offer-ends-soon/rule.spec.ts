import { expect, it } from 'vitest';
import { lintSample, settings, reportLines } from '../../testing/lint-sample.ts';
import { dayAfter, everyCutoff, startOfDay } from '../../testing/around-cutoffs.ts';

const rule = 'offer-ends-soon';
const run = (now: string, timeZone: string, endsOn: string, more = {}) =>
  lintSample(
    {
      files: {
        'site.json': settings({ timeZone }),
        'data/offers.json': [{ id: 'a', ends_on: endsOn }],
      },
    },
    { rule, now, ...more },
  ).map(({ finding }) => finding.due?.inDays);

it.each(everyCutoff)(
  'CUT-4: counts the days to an offer that ends on the day of %s in %s',
  (_id, zone, { date }) => {
    const reported = (days: number) => run(startOfDay(dayAfter(date, days), zone), zone, date);
    expect([-8, -7, -1, 0, 1].map(reported)).toEqual([[], [7], [1], [0], []]);
  },
);

it('CLI-2: marks the day; what it says stays the same from day to day', () => {
  const files = { 'data/offers.json': [{ id: 'a', ends_on: '2026-11-24' }] };
  const reported = [
    'data/offers.json:4:16 «"2026-11-24"» warning offer-ends-soon: the offer "a" ends on 2026-11-24 and is not shown after that day; extend ends_on, or prepare a replacement',
  ];
  expect(reportLines({ files }, { rule })).toEqual(reported);
  expect(reportLines({ files }, { rule, now: '2026-11-23T01:00:00Z' })).toEqual(reported);
});

it('CLI-2: the days ahead are an option, and a horizon wins over it', () => {
  const now = '2026-11-21T00:00:00Z';
  const zone = 'Australia/Perth';
  const config = { rules: { [rule]: { days: 30 } } };
  expect(run(now, zone, '2026-12-21')).toEqual([]);
  expect(run(now, zone, '2026-12-21', { config })).toEqual([30]);
  expect(run(now, zone, '2026-12-21', { config, horizonDays: 29 })).toEqual([]);
  expect(run(now, zone, '2026-12-22', { horizonDays: 31 })).toEqual([31]);
});
