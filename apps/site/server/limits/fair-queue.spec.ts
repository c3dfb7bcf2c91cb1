import { expect, it } from 'vitest';
import { createFairQueue, QueueFull, type FairQueueLimits } from './fair-queue.ts';
import { tasksInTurn } from './tasks-in-turn.ts';

/** A queue whose work ends when the test says so. */
function sampleQueue(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ slots: 1, maxWaiting: 100, maxWaitingPerTenant: 50, ...limits });
  const started: string[] = [];
  const dropped: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (tenant: string, name: string, key = name) => {
    const work = {
      ...{ tenant, key },
      run: () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      drop: (reason: Error) => dropped.push(`${name} ${reason.name}`),
    };
    queue.add(work);
    return work;
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { queue, started, dropped, add, end };
}

it('OPS-3: a hundred pictures of one tenant delay another tenant’s single picture by one at most', async () => {
  const { started, add, end } = sampleQueue({ maxWaitingPerTenant: 100 });
  for (let index = 0; index < 100; index += 1) add('many', `many ${index}`);
  add('one', 'one');
  await end('many 0');
  expect(started).toEqual(['many 0', 'one']);
  await end('one');
  expect(started).toEqual(['many 0', 'one', 'many 1']);
});

it('OPS-3: with several slots, no tenant takes them all', () => {
  const { started, add } = sampleQueue({ slots: 3 });
  for (const name of ['a', 'b', 'c', 'd']) add('many', name);
  expect(started).toEqual(['a', 'b']);
  add('one', 'one');
  expect(started).toEqual(['a', 'b', 'one']);
});

it('OPS-3: tenants take turns', async () => {
  const { started, add, end } = sampleQueue();
  for (const name of ['a1', 'a2', 'a3']) add('a', name);
  for (const name of ['b1', 'b2']) add('b', name);
  add('c', 'c1');
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('OPS-3: renditions of the same picture are made one after another', async () => {
  const { started, add, end } = sampleQueue({ slots: 4 });
  add('a', 'first', 'picture');
  add('a', 'second', 'picture');
  add('a', 'other', 'other');
  expect(started).toEqual(['first', 'other']);
  await end('first');
  expect(started).toEqual(['first', 'other', 'second']);
});

it('OPS-3: the queue is bounded, for each tenant and for all', () => {
  const { add } = sampleQueue({ maxWaiting: 3, maxWaitingPerTenant: 2 });
  for (const name of ['running', 'a', 'b']) add('many', name);
  expect(() => add('many', 'c')).toThrow(QueueFull);
  add('one', 'd');
  expect(() => add('two', 'e')).toThrow(QueueFull);
});

it('OPS-3: work that nobody waits for any more never starts', async () => {
  const { queue, started, add, end } = sampleQueue();
  const first = add('a', 'first');
  const second = add('a', 'second');
  add('a', 'third');
  expect([queue.remove(second), queue.remove(first)]).toEqual([true, false]);
  await end('first');
  expect(started).toEqual(['first', 'third']);
  expect(queue.waiting()).toBe(0);
});

it('WEB-5: closing drops what waits', () => {
  const { queue, dropped, add } = sampleQueue();
  add('a', 'first');
  add('a', 'second');
  queue.close();
  expect(dropped).toEqual(['second WorkCancelled']);
  expect(() => add('a', 'third')).toThrow('stopping');
});

it('OPS-3: a tenant with many tasks waits for its own; another tenant is next', async () => {
  const inTurn = tasksInTurn(1);
  const order: string[] = [];
  const task = (tenant: string, name: string) => inTurn(tenant, async () => void order.push(name));
  const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => task('a', name));
  await Promise.all([...greedy, task('b', 'b1'), task('c', 'c1')]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
});

it('OPS-3: a task that fails makes room for the next', async () => {
  const inTurn = tasksInTurn(1);
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('b', async () => 'done')).toBe('done');
});

it('OPS-3: a task that throws rejects, and its slot is free for the next one', async () => {
  const inTurn = tasksInTurn(1);
  const busy = inTurn('a', () => new Promise((resolve) => setImmediate(resolve)));
  const broken = inTurn('a', () => {
    throw new Error('broken');
  });
  const next = inTurn('b', async () => 'next');
  await expect(broken).rejects.toThrow('broken');
  await busy;
  expect(await next).toBe('next');
});
