import { cutoffs, firstCutoffDate, lastCutoffDate } from '@forecourt/block-schemas';
import type { Cutoff } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { lintSample, settings } from '../../testing/lint-sample.ts';
import { dayAfter, zones } from '../../testing/around-cutoffs.ts';

const rule = 'cutoff-registry';
const entry = (id: string, date: string, changes: Partial<Cutoff> = {}): Cutoff => ({
  id,
  date,
  blockType: 'paragraph',
  change: 'Something changes.',
  before: { layout: 'old' },
  after: { layout: 'new' },
  ...changes,
});
const run = (registry: readonly Cutoff[], timeZone = 'Australia/Sydney') =>
  lintSample({ files: { 'site.json': settings({ timeZone }) } }, { rule, cutoffs: registry }).map(
    ({ finding }) => finding.message,
  );

it.each(zones)('CUT-4: the built-in registry is as it should be, in %s too', (zone) => {
  expect(run(cutoffs, zone)).toEqual([]);
});

it('CUT-4: the two ends count, the days beyond them do not', () => {
  const at = (date: string) => run([entry('a', date)]);
  const beyond = (date: string) =>
    `the platform's registry of cutoffs: "a" of ${date} is outside 2024-01-29 to 2025-04-02`;
  expect([at(firstCutoffDate), at(lastCutoffDate)]).toEqual([[], []]);
  expect(at(dayAfter(firstCutoffDate, -1))).toEqual([beyond('2024-01-28')]);
  expect(at(dayAfter(lastCutoffDate, 1))).toEqual([beyond(dayAfter(lastCutoffDate, 1))]);
});

it('CUT-4: an entry before its time is reported; two on one day are in order', () => {
  const b = { blockType: 'faq' as const };
  const c = { blockType: 'raw' as const };
  expect(run([entry('a', '2024-06-01'), entry('b', '2024-06-01', b)])).toEqual([]);
  expect(
    run([entry('a', '2024-06-01'), entry('b', '2024-05-31', b), entry('c', '2024-06-01', c)]),
  ).toEqual([
    'the platform\'s registry of cutoffs: "b" of 2024-05-31 is listed after "a" of 2024-06-01; sort the entries by date',
  ]);
});

it('CUT-4: days that do not exist, names that stand twice and chains that break are reported', () => {
  expect(run([entry('a', '2024-02-30')])).toEqual([
    'the platform\'s registry of cutoffs: "a" has the date "2024-02-30", which does not exist; write YYYY-MM-DD',
  ]);
  expect(run([entry('a', '2024-06-01'), entry('a', '2024-07-01')])).toEqual([
    'the platform\'s registry of cutoffs: "a" starts from the layout "old", but "a" left paragraph with "new"; use that one',
    'the platform\'s registry of cutoffs: two cutoffs have the id "a"; rename one',
  ]);
});
