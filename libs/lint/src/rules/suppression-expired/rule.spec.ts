import { expect, it } from 'vitest';
import { lintSample, page, reportLines, settings } from '../../testing/lint-sample.ts';
import { dayAfter, everyCutoff, secondBefore, startOfDay } from '../../testing/around-cutoffs.ts';

const run = (now: string, timeZone: string, until: string, horizonDays?: number) => {
  const lintIgnore = [{ rule: 'publication-date-missing', reason: 'not known', until }];
  const files = {
    'site.json': settings({ timeZone, region: timeZone.startsWith('Pacific/') ? 'NZ' : 'AU' }),
    'pages/home.json': page({ publicationDate: undefined, lintIgnore }),
  };
  return lintSample({ files }, { now, horizonDays }).map(({ finding }) => finding.rule);
};

it.each(everyCutoff)(
  'CUT-4, CLI-2: a suppression until the day of %s holds through that day in %s',
  (_id, zone, { date }) => {
    const next = startOfDay(dayAfter(date, 1), zone);
    const moments = [
      startOfDay(dayAfter(date, -1), zone),
      startOfDay(date, zone),
      secondBefore(next),
    ];
    for (const now of moments) expect(run(now, zone, date)).toEqual([]);
    expect(run(next, zone, date)).toEqual(['suppression-expired']);
  },
);

it('CLI-2: with a horizon it is reported before', () => {
  const now = '2026-11-21T00:00:00Z';
  expect(run(now, 'Australia/Perth', '2026-12-21', 29)).toEqual([]);
  expect(run(now, 'Australia/Perth', '2026-12-21', 30)).toEqual(['suppression-expired']);
});

it('CLI-7: one finding stands for all that an expired suppression covered, with their severity', () => {
  const heading = (level: number) => ({ type: 'header', data: { text: 'A', level } });
  const lintIgnore = [{ rule: 'heading-order', reason: 'as designed', until: '2026-01-01' }];
  const files = { 'pages/home.json': page({ blocks: [heading(3), heading(6)], lintIgnore }) };
  const errors = { rules: { 'heading-order': 'error' as const } };
  const [line, ...others] = reportLines({ files }, { config: errors });
  expect(line).toMatch(/ error .*ended on 2026-01-01/);
  expect(others).toEqual([]);
  const off = { rules: { 'suppression-expired': 'off' as const } };
  expect(reportLines({ files }, { config: off })).toHaveLength(2);
});
