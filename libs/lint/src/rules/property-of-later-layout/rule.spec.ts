import { cutoffs } from '@forecourt/block-schemas';
import type { Cutoff } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { page, settings, reportLines } from '../../testing/lint-sample.ts';
import { dayAfter, secondBefore, startOfDay, zones } from '../../testing/around-cutoffs.ts';

const rule = 'property-of-later-layout';

/** A block with every property that the layout before a cutoff ignores. */
function blockOf({ blockType, before }: Cutoff): object {
  const data: Record<string, unknown> = {};
  for (const path of before.ignores ?? []) {
    const [name = '', star, inner = ''] = path.split('/').slice(1);
    if (star === '*') data[name] = [{ [inner]: 'x' }];
    else data[name] = 'x';
  }
  return { type: blockType, data };
}

const changing = (cutoffs as readonly Cutoff[]).filter(({ before }) => before.ignores);
const cases = zones.flatMap((zone) => changing.map((cutoff) => [cutoff.id, zone, cutoff] as const));
const run = (publicationDate: string | undefined, timeZone: string, block: object) =>
  reportLines(
    {
      files: {
        'site.json': settings({ timeZone }),
        'pages/home.json': page({ publicationDate, blocks: [block] }),
      },
    },
    { rule },
  );

it.each(cases)('CUT-4: what %s brought has no effect before its day in %s', (_id, zone, cutoff) => {
  const block = blockOf(cutoff);
  const count = (date?: string) => run(date, zone, block).length;
  const ignored = cutoff.before.ignores!.length;
  const { date } = cutoff;
  expect([-1, 0, 1].map((days) => count(dayAfter(date, days)))).toEqual([ignored, 0, 0]);
  const start = startOfDay(date, zone);
  expect([count(secondBefore(start)), count(start), count()]).toEqual([ignored, 0, 0]);
});

it('CUT-4: marks the property and names both layouts', () => {
  const block = { type: 'buttons', data: { buttonsPerRow: 3, buttons: [] } };
  expect(run('2024-05-19', 'Australia/Sydney', block)).toEqual([
    'pages/home.json:13:9 «"buttonsPerRow"» warning property-of-later-layout: "buttonsPerRow" has no effect: a page published on 2024-05-19 has the layout "flow", and "rows", from 2024-05-20 on, is the first that uses it; remove it, or publish the page again',
  ]);
});

it('CUT-4: finds blocks within blocks, and each entry of a list', () => {
  const cards = { type: 'cardsTool', data: { cards: [{ tagline: 'a' }, {}, { tagline: 'b' }] } };
  const columns = { type: 'columns', data: { cols: [{ blocks: [cards] }] } };
  const reported = run('2024-03-17', 'Australia/Perth', columns);
  expect(reported.map((line) => line.split(' ')[0])).toEqual([
    'pages/home.json:21:23',
    'pages/home.json:25:23',
  ]);
});
