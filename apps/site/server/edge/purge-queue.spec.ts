import { expect, it, vi } from 'vitest';
import { createPurgeQueue, type PurgeQueueOptions } from './purge-queue.ts';

/** A queue with timers that the test rings, and a cache that fails on demand. */
function setUp(options: PurgeQueueOptions = {}) {
  const requests: (readonly string[])[] = [];
  const timers = new Map<() => void, number>();
  const failures: unknown[] = [];
  let isDown = false;
  const queue = createPurgeQueue(
    {
      purge: async (keys) => {
        requests.push(keys);
        if (isDown) throw new Error('unreachable');
      },
    },
    {
      onFailure: (error) => failures.push(error),
      later: (ms, callBack) => {
        timers.set(callBack, ms);
        return () => timers.delete(callBack);
      },
      ...options,
    },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ queue, requests, timers, failures, settle },
    setDown: (is: boolean) => (isDown = is),
    /** Rings the timers of at most this length, and lets what they start come to its end. */
    async ring(maxMs: number) {
      const due = [...timers].filter(([, ms]) => ms <= maxMs);
      for (const [callBack] of due) {
        timers.delete(callBack);
        callBack();
      }
      await settle();
      return due.map(([, ms]) => ms);
    },
  };
}

it('OPS-2: keys are purged at once, and once more for pages that were being rendered', async () => {
  const { queue, requests, ring, settle, timers } = setUp();
  queue.add(['north:/finance', 'north:cars']);
  await settle();
  expect(requests).toEqual([['north:/finance', 'north:cars']]);
  await ring(2_000);
  expect(requests).toEqual([requests[0], requests[0]]);
  expect([queue.length(), timers.size]).toEqual([0, 0]);
  queue.add([]);
  expect(timers.size).toBe(0);
});

it('OPS-2: while the cache fails, keys are collected and purged again after growing pauses', async () => {
  const { queue, requests, ring, settle, setDown, failures } = setUp();
  setDown(true);
  queue.add(['a:1']);
  await settle();
  queue.add(['a:2', 'a:1']);
  await settle();
  expect(requests).toEqual([['a:1']]);
  expect(queue.length()).toBe(2);
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) pauses.push(...(await ring(1_999)));
  expect(failures.length).toBeGreaterThan(3);
  expect(pauses[0]).toBeLessThanOrEqual(250);
  expect(pauses.at(-1)).toBeGreaterThan(pauses[0]!);
  setDown(false);
  await ring(60_000);
  expect(requests.at(-1)).toEqual(['a:1', 'a:2']);
  expect(queue.length()).toBe(0);
});

it('OPS-2: a request never exceeds what caches accept in a header', async () => {
  const { queue, requests, settle } = setUp();
  const keys = Array.from({ length: 90 }, (_, at) => `north:/${'x'.repeat(100)}${at}`);
  queue.add(keys);
  await settle();
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.flat()).toEqual(keys);
  for (const each of requests) expect(each.join(' ').length).toBeLessThan(4_100);
});

it('OPS-2: keys that pile up while a cache is away are replaced by those of their tenants', async () => {
  const { queue, settle, setDown } = setUp();
  setDown(true);
  queue.add(Array.from({ length: 900 }, (_, at) => `north:/${at}`));
  queue.add(Array.from({ length: 900 }, (_, at) => `south:/${at}`));
  await settle();
  expect(queue.length()).toBe(2);
});

it('OPS-2: nothing is sent once the server stops', async () => {
  const { queue, requests, ring, timers, settle } = setUp();
  queue.add(['a:1']);
  await settle();
  queue.close();
  queue.add(['a:2']);
  await ring(60_000);
  expect([requests.length, timers.size]).toEqual([1, 0]);
});

it('OPS-2: a callback that throws neither ends the queue nor purges keys again', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const fail = () => {
    throw new Error('the log is full');
  };
  const { queue, requests, ring, settle, setDown } = setUp({ onPurged: fail, onFailure: fail });
  setDown(true);
  queue.add(['a:1']);
  await settle();
  setDown(false);
  await ring(250);
  expect(requests).toEqual([['a:1'], ['a:1']]);
  queue.add(['a:2']);
  await settle();
  expect([requests.at(-1), queue.length()]).toEqual([['a:2'], 0]);
  expect(warned).toHaveBeenCalledTimes(3);
  warned.mockRestore();
});
