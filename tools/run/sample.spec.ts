import { describe, expect, it } from 'vitest';
import { leftOut, seedOf } from './sample.mjs';

const suites = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const runOf = (seed: number) => {
  const out = leftOut(suites, { FORECOURT_SEED: String(seed) });
  return suites.filter((suite) => !out.includes(suite));
};

describe('the sample of the long suites', () => {
  it('is another tenth on each of ten days, which together run all', () => {
    const days = Array.from({ length: 10 }, (_, day) => runOf(20_000 + day));
    expect(days.flat().sort()).toEqual(suites);
    expect(runOf(20_010)).toEqual(days[0]);
  });

  it('gives every day as much to do, where the longest suites come first', () => {
    const seconds = Array.from({ length: 20 }, (_, place) => String(200 - 10 * place));
    const total = (seed: number) => {
      const out = leftOut(seconds, { FORECOURT_SEED: String(seed) });
      return seconds
        .filter((suite) => !out.includes(suite))
        .reduce((sum, suite) => sum + Number(suite), 0);
    };
    const totals = Array.from({ length: 10 }, (_, seed) => total(seed));
    expect(totals).toEqual(Array(10).fill(210));
  });

  it('is everything in a full run, and where the developer names the tests', () => {
    expect(leftOut(suites, { FORECOURT_SEED: '1', FORECOURT_FULL: '1' })).toEqual([]);
    expect(leftOut(suites, {})).toEqual([]);
  });

  it('follows the day, or a seed that repeats an earlier run', () => {
    expect(seedOf({}, Date.UTC(2026, 10, 23, 22))).toBe(20_780);
    expect(seedOf({ FORECOURT_SEED: '7' }, Date.UTC(2026, 10, 23))).toBe(7);
    expect(() => seedOf({ FORECOURT_SEED: 'today' }, 0)).toThrow('must be a whole number');
  });
});
