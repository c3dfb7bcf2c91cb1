import { expect, it } from 'vitest';
import { orphanHeadings } from './orphan-headings.ts';

/** Positions of orphans among blocks as one letter each: the level of a heading, e for an empty list, l for links. */
const orphansOf = (blocks: string): string =>
  [
    ...orphanHeadings(
      [...blocks].map((letter) => ({
        level: /\d/.test(letter) ? Number(letter) : undefined,
        isEmptyList: letter === 'e',
        isLinks: letter === 'l',
      })),
    ),
  ]
    .toSorted((a, b) => a - b)
    .join();

it('TEN-7: a heading over nothing but empty lists is an orphan, with its own headings', () => {
  expect(orphansOf('2e')).toBe('0');
  expect(orphansOf('2ee2t')).toBe('0');
  expect(orphansOf('t23e3e2t')).toBe('1,2,4');
});

it('TEN-7: a heading over anything else, or at the end of the page, is none', () => {
  expect(orphansOf('2te')).toBe('');
  expect(orphansOf('2et')).toBe('');
  expect(orphansOf('23e3t')).toBe('1');
  expect(orphansOf('2')).toBe('');
  expect(orphansOf('22t')).toBe('');
});

it('TEN-7: links directly below an empty list go with it, and with its heading', () => {
  expect(orphansOf('el')).toBe('1');
  expect(orphansOf('t2el2t')).toBe('1,3');
  expect(orphansOf('2tl')).toBe('');
  expect(orphansOf('2etl')).toBe('');
  expect(orphansOf('l')).toBe('');
});
