import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesOf } from './matches-of.ts';

describe('matchesOf', () => {
  const pattern = /(a+)(b)?/g;

  it('CLI-1: finds what matchAll finds, text after text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ') });
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        for (const each of texts)
          expect(matchesOf(each, pattern)).toEqual([...each.matchAll(pattern)]);
      }),
    );
  });

  it('CLI-1: begins at the start of a text, wherever the last search ended', () => {
    pattern.lastIndex = 2;
    expect(matchesOf('ab a', pattern).map(({ index }) => index)).toEqual([0, 3]);
  });
});
