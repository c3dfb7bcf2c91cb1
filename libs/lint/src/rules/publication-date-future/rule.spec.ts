import { expect, it } from 'vitest';
import { page, settings, reportLines } from '../../testing/lint-sample.ts';
import { dayAfter, everyCutoff, secondBefore, startOfDay } from '../../testing/around-cutoffs.ts';

const rule = 'publication-date-future';
const run = (publicationDate: string, now: string, timeZone: string) =>
  reportLines(
    {
      files: { 'site.json': settings({ timeZone }), 'pages/home.json': page({ publicationDate }) },
    },
    { rule, now },
  ).length;

it('CUT-4: a day to come is reported at its value', () => {
  const files = { 'pages/home.json': page({ publicationDate: '2026-11-22' }) };
  expect(reportLines({ files }, { rule })).toEqual([
    'pages/home.json:5:22 «"2026-11-22"» warning publication-date-future: 2026-11-22 is in the future, but a page is shown as soon as its file exists; write the day on which it went live',
  ]);
});

it.each(everyCutoff)(
  'CUT-4: the day of %s is still to come until it begins in %s',
  (_id, zone, { date }) => {
    const start = startOfDay(date, zone);
    const before = secondBefore(start);
    const reported = (now: string) =>
      [-1, 0, 1].map((days) => run(dayAfter(date, days), now, zone));
    expect(reported(before)).toEqual([0, 1, 1]);
    expect(reported(start)).toEqual([0, 0, 1]);
    expect(reported(startOfDay(dayAfter(date, 1), zone))).toEqual([0, 0, 0]);
  },
);

it.each(everyCutoff)(
  'CUT-4: a moment around %s is still to come on the clock of %s, or by its offset',
  (_id, zone, { date }) => {
    const start = startOfDay(date, zone);
    expect(run(`${date}T00:00`, secondBefore(start), zone)).toBe(1);
    expect(run(`${date}T00:00`, start, zone)).toBe(0);
    expect(run(`${date}T00:00:01`, start, zone)).toBe(1);
    expect(run(start, secondBefore(start), zone)).toBe(1);
    expect(run(start, start, zone)).toBe(0);
  },
);
