import type { LocatedFinding } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { foldUses } from './fold-uses.ts';

const deadUse = (
  file: string,
  about: LocatedFinding['about'],
  more: Partial<LocatedFinding> = {},
) =>
  ({
    ...{ file, about, rule: 'link-target', severity: 'error', pointer: '', message: 'gone' },
    ...more,
  }) as LocatedFinding;

const noPages = () => undefined;
const booking = { path: '/service', anchor: 'booking' };

it('CLI-6: uses of a block that is gone are one finding, on the page that had it', () => {
  const uses = ['a.json', 'b.json', 'service.json', 'c.json', 'd.json'].map((file) =>
    deadUse(file, booking),
  );
  const other = deadUse('a.json', { path: '/service' });
  const folded = foldUses([...uses, other], (path) => (path === '/service' ? 'service.json' : ''));
  expect(folded).toEqual([
    { ...uses[2], others: { count: 4, named: uses.filter((_, at) => at !== 2) } },
    other,
  ]);
});

it('CLI-6: uses are one finding at the first of them, with the level of the worst', () => {
  const entry = { data: 'models', entry: 'tern' };
  const [first, second] = ['a.json', 'b.json'].map((file, at) =>
    deadUse(file, entry, { rule: 'known-slug', severity: at === 0 ? 'warning' : 'error' }),
  );
  expect(foldUses([first!, second!], noPages)).toEqual([
    { ...first, severity: 'error', others: { count: 1, named: [second] } },
  ]);
});

it.each<[string, LocatedFinding]>([
  ['of another thing', deadUse('b.json', { path: '/finance' })],
  ['of an entry of other data', deadUse('b.json', { data: 'team', entry: '/service' })],
  ['under another rule', deadUse('b.json', { path: '/service' }, { rule: 'page-unlinked' })],
  ['that is misspelt', deadUse('b.json', { path: '/service' }, { suggestion: '/services' })],
  ['of nothing known', deadUse('b.json', undefined)],
])('CLI-6: a finding %s is another one', (_, other) => {
  const findings = [
    deadUse('a.json', { path: '/service' }),
    other,
    { ...other, rule: 'page-empty' },
  ];
  expect(foldUses(findings as LocatedFinding[], noPages)).toEqual(findings);
});
