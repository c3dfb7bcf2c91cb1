import { describe, expect, it } from 'vitest';
import { createChangeQueue } from './change-queue.ts';
import type { Changes } from './change-queue.ts';

const listed = (changes: Changes) =>
  [...changes].map(([folder, paths]) => `${folder}: ${[...paths].join(' ')}`);

/** A queue whose batches begin with `next` and end with the function that it returns. */
function queueOfBatches() {
  let begun = Promise.withResolvers<{ batch: string[]; end: (error?: Error) => void }>();
  const errors: unknown[] = [];
  const queue = createChangeQueue(
    (changes) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve());
        begun.resolve({ batch: listed(changes), end });
        begun = Promise.withResolvers();
      }),
    { debounce: 0, onError: (error) => errors.push(error) },
  );
  return { queue, errors, next: () => begun.promise };
}

describe('change queue', () => {
  it('TEN-8, CLI-4: processes one batch at a time, and what changes meanwhile in the next', async () => {
    const { queue, next } = queueOfBatches();
    queue.add('a', 'site.json');
    queue.add('b', 'pages/home.json');
    queue.add('a', 'pages/home.json');
    const first = await next();
    expect(first.batch).toEqual(['a: site.json pages/home.json', 'b: pages/home.json']);
    const second = next();
    queue.add('a', 'site.json');
    queue.putBack(new Map([['c', new Set(['redirects.json'])]]));
    expect(queue.has('c')).toBe(true);
    first.end();
    const { batch, end } = await second;
    expect(batch).toEqual(['a: site.json', 'c: redirects.json']);
    end();
  });

  it('TEN-8: goes on after an error, and runs other work between batches', async () => {
    const { queue, errors, next } = queueOfBatches();
    queue.flush();
    queue.flush();
    const { end } = await next();
    const other = queue.run(async () => errors.length);
    end(new Error('broken'));
    expect(await other).toBe(1);
    await expect(queue.run(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
    const second = next();
    queue.flush();
    (await second).end();
  });

  it('TEN-8: ends with the running batch when it is closed', async () => {
    const { queue, next } = queueOfBatches();
    queue.flush();
    const { end } = await next();
    queue.flush();
    const later = queue.run(async () => 'run');
    const closed = queue.close();
    end();
    await closed;
    expect(await later).toBeUndefined();
  });

  it('OPS-3: collects the changes of a folder with very many files in linear time', async () => {
    const { queue, next } = queueOfBatches();
    const paths = Array.from({ length: 100_000 }, (_, index) => `pages/${index}.json`);
    for (const path of paths) queue.add('a', path);
    const { batch, end } = await next();
    expect(batch).toEqual([`a: ${paths.join(' ')}`]);
    end();
  });
});
