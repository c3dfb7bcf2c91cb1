import { describe, expect, it } from 'vitest';
import { readSides } from './axes.ts';
import type { Axes } from './axes.ts';

const sides = (axes: Partial<Axes>) => readSides({ at: [], clock: [], ...axes });

describe('the two sides of a comparison', () => {
  it.each<[string, Partial<Axes>, object, object]>([
    ['nothing: the last commit', {}, { revision: 'HEAD' }, {}],
    [
      'two dates',
      { at: ['2024-05-19', '2024-05-20'] },
      { at: '2024-05-19', clock: '2024-05-19' },
      { at: '2024-05-20', clock: '2024-05-20' },
    ],
    [
      'one date: against the pages as they are',
      { at: ['2024-05-20'] },
      {},
      { at: '2024-05-20', clock: '2024-05-20' },
    ],
    ['one day', { clock: ['2026-12-24'] }, {}, { clock: '2026-12-24' }],
    [
      'two dates, looked at on one day',
      { at: ['2024-05-19', '2024-05-20'], clock: ['2026-01-01'] },
      { at: '2024-05-19', clock: '2026-01-01' },
      { at: '2024-05-20', clock: '2026-01-01' },
    ],
    ['a revision: from the merge base', { from: 'main' }, { revision: 'main', branch: 'HEAD' }, {}],
    [
      'what a branch changes',
      { from: 'v1.0...sale' },
      { revision: 'v1.0', branch: 'sale' },
      { revision: 'sale' },
    ],
    ['two revisions', { from: 'main', to: 'sale' }, { revision: 'main' }, { revision: 'sale' }],
    [
      'a revision, both sides published on one date',
      { from: 'main', at: ['2024-05-20'], clock: ['2026-01-01'] },
      { revision: 'main', branch: 'HEAD', at: '2024-05-20', clock: '2026-01-01' },
      { at: '2024-05-20', clock: '2026-01-01' },
    ],
  ])('CUT-5, CLI-11: %s', (_, axes, from, to) => {
    expect(sides(axes)).toEqual([from, to]);
  });

  it.each<[Partial<Axes>, string]>([
    [{ at: ['soon', '2024-05-20'] }, '--at soon is not a date; write it as 2024-05-20'],
    [{ at: ['2024-02-30'] }, '--at 2024-02-30 is not a date'],
    [{ clock: ['2024-5-1'] }, '--clock 2024-5-1 is not a date'],
    [
      { at: ['2024-05-19', '2024-05-20', '2024-05-21'] },
      '--at can be given twice at most; here it is 3 times',
    ],
    [{ at: ['2024-05-20', '2024-05-20'] }, 'both sides are the same'],
    [{ from: 'main', to: 'main' }, 'both sides are the same'],
    [{ to: 'main' }, '--to needs --from'],
    [{ from: 'main...sale', to: 'v2' }, '--from main...sale names both revisions'],
  ])('CLI-11: %o is refused', (axes, message) => {
    expect(() => sides(axes)).toThrow(message);
  });
});
