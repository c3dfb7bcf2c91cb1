import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  indexWords,
  knownWords,
  nearestWords,
  queryWords,
  typosAllowed,
  typosBetween,
} from './words.ts';

const letters = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 9 });

/** Optimal string alignment by its recursive definition. */
function byDefinition(a: string, b: string): number {
  const known = new Map<string, number>();
  const distance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i},${j}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    let least = Math.min(
      distance(i - 1, j) + 1,
      distance(i, j - 1) + 1,
      distance(i - 1, j - 1) + same,
    );
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      least = Math.min(least, distance(i - 2, j - 2) + 1);
    known.set(key, least);
    return least;
  };
  return distance(a.length, b.length);
}

describe('the words of a search', () => {
  it('CAR-1: cx-5, CX5 and cx 5 find each other', () => {
    const finds = (typed: string, text: string) =>
      queryWords(typed).every((word) => indexWords(text).includes(word));
    for (const text of ['CX-5', 'cx5', 'Cx 5'])
      for (const typed of ['cx-5', 'cx 5'])
        expect(finds(typed, text), `${typed} ${text}`).toBe(true);
    expect(finds('cx5', 'CX-5')).toBe(true);
  });

  it('CAR-10: equipment in one word or two finds each other, and a panoramic roof is a sunroof', () => {
    for (const text of ['Towbar', 'tow bar', 'Tow-bars'])
      expect(indexWords(text)).toEqual(expect.arrayContaining(['tow', 'bar', 'towbar']));
    expect(indexWords('Panoramic glass roof')).toEqual(expect.arrayContaining(['roof', 'sunroof']));
    expect(indexWords('Roof rails, grey roof')).not.toContain('sunroof');
  });

  it('CAR-1: marks over letters and case make no difference', () => {
    expect(queryWords('  ÉLAN citroën! ')).toEqual(['elan', 'citroen']);
    expect(indexWords("O'Hara")).toEqual(['o', 'hara', 'ohara']);
  });

  it('CAR-1: a word with any apostrophe is one word', () => {
    for (const mark of ["'", '’', '‘', 'ʼ', '`', '´'])
      expect(queryWords(`O${mark}Brien`), mark).toEqual(['obrien']);
    expect(indexWords('O´Brien')).toContain('obrien');
  });

  it('CAR-1: a single letter before an unknown word is dropped with it', () => {
    const known = (text: string) =>
      knownWords(queryWords(text), (word, unfinished) =>
        unfinished ? 'osprey'.startsWith(word) || word === 'y' : ['osprey', 'y'].includes(word),
      );
    expect(known('o brien')).toEqual({ known: [], dropped: ['o', 'brien'] });
    expect(known('osprey y')).toEqual({ known: ['osprey', 'y'], dropped: [] });
    expect(known('o')).toEqual({ known: ['o'], dropped: [] });
  });

  it('CAR-1: counts typos as their definition does, up to what is allowed', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 2 }), (a, b, most) => {
        const whole = byDefinition(a, b);
        const counted = typosBetween(a, b, false, most);
        if (whole <= most) expect(counted).toBe(whole);
        else expect(counted).toBeGreaterThan(most);
        const beginnings = Array.from({ length: b.length + 1 }, (_, end) => b.slice(0, end));
        const nearest = Math.min(...beginnings.map((start) => byDefinition(a, start)));
        const unfinished = typosBetween(a, b, true, most);
        if (nearest <= most) expect(unfinished).toBe(nearest);
        else expect(unfinished).toBeGreaterThan(most);
      }),
      { numRuns: 2_000 },
    );
  });

  it('CAR-1: takes the nearest words only, and never corrects figures', () => {
    expect(nearestWords('kestral', false, ['kestrel', 'kastral', 'wren'])).toEqual([
      'kestrel',
      'kastral',
    ]);
    expect(nearestWords('tourrerr', false, ['tourer', 'touring', 'tourrer'])).toEqual(['tourrer']);
    expect(nearestWords('gulf', false, ['golf', 'gul5'])).toEqual(['golf']);
    expect(['abc', 'abcd', 'abcdefgh', 'rav44444'].map(typosAllowed)).toEqual([0, 1, 2, 0]);
  });

  it('API-1: a long query is cut, not laboured over', () => {
    expect(queryWords('b '.repeat(400))).toHaveLength(16);
    expect(queryWords('x'.repeat(500))[0]).toHaveLength(64);
  });
});
