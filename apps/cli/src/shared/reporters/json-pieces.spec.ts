import { describe, expect, it } from 'vitest';
import { printableJson } from '../terminal/printable.ts';
import { jsonPieces } from './json-pieces.ts';

describe('JSON in pieces', () => {
  const entries = [{ text: 'a "b"\n\u202e', none: undefined, list: [1, []] }, null, 'c', {}];
  const lazy = () => entries.values();

  it.each([
    ['a list', lazy(), entries],
    ['an empty list', [].values(), []],
    ['a list in a list', [lazy(), [], [].values()], [entries, [], []]],
    [
      'a list in an object',
      { runs: [{ before: {}, none: undefined, results: lazy(), after: [2] }], last: true },
      { runs: [{ before: {}, results: entries, after: [2] }], last: true },
    ],
    ['a value without lists', { one: 1 }, { one: 1 }],
  ])('CLI-4: %s is formatted as the same value with arrays is', (_name, value, whole) => {
    expect([...jsonPieces(value)].join('')).toBe(printableJson(whole, 2));
  });

  it('CLI-9: entries are made one at a time, each when the one before is formatted', () => {
    const made: number[] = [];
    const list = [1, 2, 3].values().map((each) => (made.push(each), { each }));
    const pieces = jsonPieces({ list });
    for (const piece of pieces) if (piece.includes('"each": 1')) break;
    expect(made).toEqual([1]);
  });
});
