import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

it('OPS-3: a tenant with many tasks waits for its own; another tenant is next', async () => {
  const inTurn = fairQueue(1);
  const order: string[] = [];
  const task = (tenant: string, name: string) => inTurn(tenant, async () => void order.push(name));
  const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => task('a', name));
  await Promise.all([...greedy, task('b', 'b1'), task('c', 'c1')]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('OPS-3: a task that fails makes room for the next', async () => {
  const inTurn = fairQueue(1);
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('b', async () => 'done')).toBe('done');
});
