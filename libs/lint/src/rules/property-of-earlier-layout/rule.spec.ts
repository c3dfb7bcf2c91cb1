import { cutoffs as builtIn } from '@forecourt/block-schemas';
import type { Cutoff } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { applyFixes } from '../../engine/apply-fixes.ts';
import { lintSample, page, settings, reportLines } from '../../testing/lint-sample.ts';
import {
  dayAfter,
  everyCutoff,
  secondBefore,
  startOfDay,
  zones,
} from '../../testing/around-cutoffs.ts';

const rule = 'property-of-earlier-layout';
const date = '2024-06-01';
const cutoffs: readonly Cutoff[] = [
  {
    id: 'paragraph-plain',
    date,
    blockType: 'paragraph',
    change: 'Paragraphs lose their frame.',
    before: { layout: 'framed' },
    after: { layout: 'plain', ignores: ['/frame'] },
  },
];
const blocks = [{ type: 'paragraph', data: { text: 'Hello', frame: true } }];
const sample = (publicationDate?: string, timeZone = 'Australia/Sydney') => ({
  files: {
    'site.json': settings({ timeZone }),
    'pages/home.json': page({ publicationDate, blocks }),
  },
});

it.each(zones)('CUT-4: what a layout gave up has no effect from its day on in %s', (zone) => {
  const count = (day?: string) => lintSample(sample(day, zone), { rule, cutoffs }).length;
  expect([-1, 0, 1].map((days) => count(dayAfter(date, days)))).toEqual([0, 1, 1]);
  const start = startOfDay(date, zone);
  expect([count(secondBefore(start)), count(start), count()]).toEqual([0, 1, 1]);
});

it.each(everyCutoff)(
  'CUT-4: had %s given something up, that would have no effect from its day on in %s',
  (id, zone, { date: day, blockType }) => {
    const registry = builtIn.map((each: Cutoff) =>
      each.id === id ? { ...each, after: { ...each.after, ignores: ['/given/up'] } } : each,
    );
    const files = (publicationDate?: string) => ({
      'site.json': settings({ timeZone: zone }),
      'pages/home.json': page({
        publicationDate,
        blocks: [{ type: blockType, data: { given: { up: 1 } } }],
      }),
    });
    const reported = (from?: string) =>
      reportLines({ files: files(from) }, { rule, cutoffs: registry }).map(
        (line) => line.split(' ')[1],
      );
    const start = startOfDay(day, zone);
    expect([dayAfter(day, -1), secondBefore(start)].map(reported)).toEqual([[], []]);
    for (const from of [day, dayAfter(day, 1), start, undefined])
      expect(reported(from)).toEqual(['«"up"»']);
  },
);

it('CUT-4: marks the property, and --fix takes it out', () => {
  const one = sample(date);
  expect(reportLines(one, { rule, cutoffs })).toEqual([
    'pages/home.json:14:9 «"frame"» warning property-of-earlier-layout: "frame" has no effect: the block\'s layout "plain" ignores it; "framed" was the last layout that used it; remove it',
  ]);
  const fixes = lintSample(one, { rule, cutoffs }).map(({ fix }) => fix!);
  const text = JSON.stringify(one.files['pages/home.json'], null, 2);
  const fixed = applyFixes(text, fixes);
  expect(JSON.parse(fixed).blocks).toEqual([{ type: 'paragraph', data: { text: 'Hello' } }]);
  expect(fixed).toBe(text.replace(',\n        "frame": true', ''));
});
