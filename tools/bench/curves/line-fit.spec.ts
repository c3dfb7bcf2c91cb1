import { describe, expect, it } from 'vitest';
import { fitLine } from './line-fit.ts';

describe('a straight line through the points of a curve', () => {
  it('OPS-6: has the base and the slope of points on a line', () => {
    const fit = fitLine([
      [0, 3],
      [10, 5],
      [20, 7],
    ]);
    expect(fit.base).toBeCloseTo(3);
    expect(fit.slope).toBeCloseTo(0.2);
    expect(fit.explained).toBeCloseTo(1);
  });

  it('OPS-6: explains less of points that bend', () => {
    const bent = fitLine([
      [0, 0],
      [1, 1],
      [2, 4],
      [3, 9],
    ]);
    expect(bent.slope).toBeCloseTo(3);
    expect(bent.explained).toBeCloseTo(0.918, 3);
  });

  it('OPS-6: explains all of a level line', () => {
    const level = fitLine([
      [1, 2],
      [2, 2],
    ]);
    expect(level).toEqual({ base: 2, slope: 0, explained: 1 });
  });
});
