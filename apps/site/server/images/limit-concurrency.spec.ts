import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

describe('limitConcurrency', () => {
  it('runs no more than the limit at a time, in order, failures included', async () => {
    const limited = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const task = (index: number) => async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index % 3 === 0) throw new Error(`task ${index}`);
      return index;
    };
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => limited(task(index))),
    );
    expect(most).toBe(2);
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  });
});
