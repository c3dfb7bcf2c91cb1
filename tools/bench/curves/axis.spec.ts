import { describe, expect, it } from 'vitest';
import { spread, ticksUpTo } from './axis.ts';

describe('the axes of a curve', () => {
  it('OPS-6: ticks are round numbers that reach the largest value', () => {
    expect(ticksUpTo(160)).toEqual([0, 50, 100, 150, 200]);
    expect(ticksUpTo(20_000)).toEqual([0, 5_000, 10_000, 15_000, 20_000]);
    expect(ticksUpTo(0.3)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticksUpTo(5)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('OPS-6: labels that would overlap are moved apart in their order', () => {
    expect(spread([10, 100], 20)).toEqual([10, 100]);
    expect(spread([50, 40], 20)).toEqual([55, 35]);
    const three = spread([40, 42, 44], 20);
    expect(three[1]! - three[0]!).toBeGreaterThanOrEqual(19);
    expect(three[2]! - three[1]!).toBeGreaterThanOrEqual(19);
  });
});
