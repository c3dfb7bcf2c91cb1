import { cutoffs, layoutsFor } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { lintSample, page, settings, reportLines } from '../../testing/lint-sample.ts';
import { clockAt, dayAfter, everyCutoff, zones } from '../../testing/around-cutoffs.ts';

const rule = 'cutoff-near-without-time-zone';
const blocksOf = (...types: readonly string[]) => types.map((type) => ({ type, data: {} }));
const everyType = blocksOf(...new Set(cutoffs.map(({ blockType }) => blockType)));
const run = (
  publicationDate: string,
  timeZone: string,
  blocks: readonly object[] = everyType,
  files: Readonly<Record<string, object>> = {},
) =>
  reportLines(
    {
      files: {
        'site.json': settings({ timeZone }),
        'pages/home.json': page({ publicationDate, blocks }),
        ...files,
      },
    },
    { rule },
  );

it.each(everyCutoff)(
  'CUT-4: within a day of %s a date in %s needs its offset',
  (id, zone, { date }) => {
    const count = (suffix: string) =>
      [-2, -1, 0, 1, 2].map((days) => run(dayAfter(date, days) + suffix, zone).length);
    expect(count('')).toEqual([0, 1, 1, 1, 0]);
    expect(count('T00:00')).toEqual([0, 1, 1, 1, 0]);
    expect(count('T23:59:59.999')).toEqual([0, 1, 1, 1, 0]);
    expect(count('T12:00:00Z')).toEqual([0, 0, 0, 0, 0]);
    expect(count('T12:00:00+11:00')).toEqual([0, 0, 0, 0, 0]);
    expect(run(date, zone)[0]).toContain(`on the day of the cutoff "${id}" (${date})`);
  },
);

it.each([
  ['2024-01-28', 'Australia/Sydney', '2024-01-28T00:00:00+11:00'],
  ['2024-07-28', 'Australia/Sydney', '2024-07-28T00:00:00+10:00'],
  ['2024-07-30T08:15', 'Australia/Perth', '2024-07-30T08:15+08:00'],
  ['2024-01-30', 'Pacific/Auckland', '2024-01-30T00:00:00+13:00'],
  ['2024-07-29', 'Pacific/Auckland', '2024-07-29T00:00:00+12:00'],
])('CUT-4: for %s in %s it says what to write', (date, zone, moment) => {
  expect(run(date, zone)).toEqual([
    expect.stringMatching(`«"${date}"» warning .*write "${moment.replace('+', '\\+')}", or`),
  ]);
});

it('CUT-4, CLI-7: only blocks of the page count, nested ones and those of its components too', () => {
  const [{ date, blockType }] = cutoffs;
  const zone = 'Australia/Sydney';
  const count = (blocks: readonly object[], files = {}) => run(date, zone, blocks, files).length;
  const columns = { type: 'columns', data: { cols: [{ blocks: blocksOf(blockType) }] } };
  expect(count(blocksOf('paragraph', 'raw'))).toBe(0);
  expect(count([columns])).toBe(1);
  const component = (name: string, type: string) => ({
    [`components/${name}.json`]: { name, blocks: blocksOf(type) },
  });
  const inner = component('inner', blockType);
  const outer = component('outer', 'inner');
  expect(count(blocksOf('outer'), { ...inner, ...outer })).toBe(1);
  expect(count(blocksOf('outer'), { ...component('inner', 'paragraph'), ...outer })).toBe(0);
  const named = { type: 'customComponent', data: { name: 'inner' } };
  expect(count([named], inner)).toBe(1);
  expect(count(blocksOf('paragraph'), inner)).toBe(0);
});

const onClockChanges = ['2024-04-07', '2024-09-29', '2024-10-06', '2025-04-06'];

it.each(zones.flatMap((zone) => onClockChanges.map((day) => [day, zone] as const)))(
  'CUT-4: what to write for a cutoff on %s, when clocks change, is the same moment in %s',
  (date, zone) => {
    const cutoff = { ...cutoffs[0], date };
    const layout = (at: string) => layoutsFor(at, zone, [cutoff])[cutoff.blockType];
    for (const days of [-1, 0, 1])
      for (const time of ['', 'T00:00', 'T01:59:59', 'T04:00', 'T23:59:59']) {
        const written = dayAfter(date, days) + time;
        const files = {
          'site.json': settings({ timeZone: zone }),
          'pages/home.json': page({ publicationDate: written, blocks: everyType }),
        };
        const [found] = lintSample({ files }, { rule, cutoffs: [cutoff] });
        const moment = found!.finding.suggestion!;
        const wall = time === '' ? 'T00:00:00' : time;
        expect(clockAt(moment, zone)).toBe(dayAfter(date, days) + wall.padEnd(9, ':00'));
        expect(layout(moment)).toBe(layout(written));
      }
  },
);
