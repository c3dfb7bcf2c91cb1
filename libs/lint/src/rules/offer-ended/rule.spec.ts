import { expect, it } from 'vitest';
import { settings, reportLines } from '../../testing/lint-sample.ts';
import { dayAfter, everyCutoff, secondBefore, startOfDay } from '../../testing/around-cutoffs.ts';

const rule = 'offer-ended';
const run = (
  now: string,
  timeZone: string,
  endsOn: unknown,
  file = 'data/offers.json',
  changes = {},
) =>
  reportLines(
    {
      files: {
        'site.json': settings({ timeZone, ...changes }),
        [file]: [null, { id: 'a', ends_on: endsOn }],
      },
    },
    { rule, now },
  );

it.each(everyCutoff)(
  'CUT-4: an offer that ends on the day of %s stands through that day in %s',
  (_id, zone, { date }) => {
    const count = (now: string) => run(now, zone, date).length;
    const next = startOfDay(dayAfter(date, 1), zone);
    const moments = [
      startOfDay(dayAfter(date, -1), zone),
      startOfDay(date, zone),
      secondBefore(next),
      next,
    ];
    expect(moments.map(count)).toEqual([0, 0, 0, 1]);
  },
);

it('CLI-2: looks at the files that offers come from, at the day', () => {
  const now = '2026-11-21T00:00:00Z';
  const zone = 'Australia/Perth';
  expect(run(now, zone, '2026-11-20')).toEqual([
    'data/offers.json:5:16 «"2026-11-20"» warning offer-ended: the offer "a" ended on 2026-11-20 and is no longer shown; remove it, or set a later ends_on',
  ]);
  expect(run(now, zone, '2026-11-20', 'data/promotions.json')).toHaveLength(1);
  expect(run(now, zone, '2026-11-20', 'data/winter.json')).toEqual([]);
  expect(
    run(now, zone, '2026-11-20', 'data/winter.json', { settings: { offersFile: 'winter' } }),
  ).toHaveLength(1);
});

it.each([undefined, 5, '2026-02-30', 'soon'])('CLI-2: %s is no last day', (endsOn) => {
  expect(run('2030-01-01T00:00:00Z', 'Australia/Perth', endsOn)).toEqual([]);
});
