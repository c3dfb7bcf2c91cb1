import type { LocatedFinding } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { wordsOfDeadLinks } from './link-consequences.ts';

const finding = (rule: LocatedFinding['rule'], path: string, file = 'pages/sale.json') =>
  ({
    rule,
    file,
    pointer: '/blocks/0/data/text',
    about: { path },
  }) as LocatedFinding;

it('CLI-9: only the words of a link that is dead itself are part of its finding', () => {
  const words = finding('link-contradictory', '/models/tern');
  const dead = finding('link-target', '/models/tern');
  expect(wordsOfDeadLinks([words, dead])).toEqual([[words, dead]]);
  // Another link of the same text, and the same link in another file.
  expect(wordsOfDeadLinks([words, finding('link-target', '/finance')])).toEqual([]);
  expect(
    wordsOfDeadLinks([words, finding('link-target', '/models/tern', 'pages/home.json')]),
  ).toEqual([]);
});
