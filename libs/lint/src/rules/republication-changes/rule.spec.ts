import { expect, it } from 'vitest';
import { lintSample, page, settings, reportLines } from '../../testing/lint-sample.ts';
import { dayAfter, everyCutoff, secondBefore, startOfDay } from '../../testing/around-cutoffs.ts';

const rule = 'republication-changes';
const sample = (
  publicationDate: string | undefined,
  timeZone: string,
  blocks: readonly object[],
) => ({
  files: {
    'site.json': settings({ timeZone }),
    'pages/home.json': page({ publicationDate, blocks }),
  },
});

it.each(everyCutoff)(
  'CUT-4: %s changes a page of before that is published again from its day on in %s',
  (_id, zone, { date, blockType, before, after, change }) => {
    const blocks = [{ type: blockType, data: {} }];
    const reported = (from: string | undefined, at: string) =>
      lintSample(sample(from, zone, blocks), { rule, at }).map(({ finding }) => finding.message);
    const [dayBefore, next] = [dayAfter(date, -1), dayAfter(date, 1)];
    const forth = `${blockType} would change its layout from "${before.layout}" to "${after.layout}". ${change}`;
    expect(reported(dayBefore, dayAfter(date, -2))).toEqual([]);
    expect(reported(dayBefore, date)).toEqual([`published again on ${date}, ${forth}`]);
    expect(reported(dayBefore, next)).toEqual([`published again on ${next}, ${forth}`]);
    expect(reported(date, next)).toEqual([]);
    expect(reported(date, dayBefore)).toEqual([
      `published again on ${dayBefore}, ${blockType} would change its layout from "${after.layout}" to "${before.layout}". The change of ${date} would be undone (${change})`,
    ]);
    const start = startOfDay(date, zone);
    expect(reported(dayBefore, secondBefore(start))).toEqual([]);
    expect(reported(dayBefore, start)).toHaveLength(1);
    expect(reported(undefined, start)).toEqual([]);
    expect(reported(undefined, secondBefore(start))).toHaveLength(1);
  },
);

it('CUT-4: marks the block, and names what would count', () => {
  const blocks = [{ type: 'buttons', data: { buttonsPerRow: 3, buttons: [] } }];
  expect(
    reportLines(sample('2024-05-19', 'Australia/Sydney', blocks), { rule, at: '2024-05-20' }),
  ).toEqual([
    'pages/home.json:11:15 «"buttons"» warning republication-changes: published again on 2024-05-20, buttons would change its layout from "flow" to "rows". Buttons form rows of equal width; before, they flow one after the other. Then "buttonsPerRow" would take effect.',
  ]);
});

it('CUT-4: without a simulated date there is nothing to say', () => {
  const blocks = [{ type: 'buttons', data: { buttons: [] } }];
  expect(lintSample(sample('2024-01-01', 'Australia/Perth', blocks), { rule })).toEqual([]);
});
