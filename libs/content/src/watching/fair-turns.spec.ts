import { afterEach, describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { header, pageJson, tenantFiles } from '../testing/sample-tenant.ts';
import { watchTenants } from './watch-tenants.ts';
import type { TenantsWatch, WatchOptions } from './tenants-watch.ts';

let watch: TenantsWatch | undefined;
let open = () => {};
afterEach(async () => {
  open();
  await watch?.close();
});

const pageOf = (slug: string) => `/tenants/${slug}/pages/home.json`;

/** Two watched tenants; each reading of a page of the first waits until it is let through. */
async function watched(options: WatchOptions = {}) {
  const memory = memoryFileSystem({
    ...tenantFiles('a-noisy'),
    ...tenantFiles('south', { 'pages/about.json': pageJson('/about') }),
  });
  let isOpen = true;
  let gates: PromiseWithResolvers<void>[] = [];
  let arrived = Promise.withResolvers<void>();
  let isWriting = false;
  let writes = 0;
  open = () => {
    isWriting = false;
    isOpen = true;
    for (const gate of gates) gate.resolve();
  };
  const write = () => memory.write(pageOf('a-noisy'), edit(`Write ${(writes += 1)}`));
  const readFile = async (path: string) => {
    // Each reading of the page brings the next write.
    if (path === pageOf('a-noisy') && isWriting) setImmediate(write);
    if (path === pageOf('a-noisy') && !isOpen) {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      arrived.resolve();
      await gate.promise;
    }
    return memory.readFile(path);
  };
  const fs = { ...memory, readFile };
  watch = await watchTenants('/tenants', () => {}, {
    fs,
    debounce: 0,
    checkEvery: 60_000,
    ...options,
  });
  isOpen = false;
  return {
    memory,
    keepWriting: () => {
      open();
      isWriting = true;
      write();
    },
    /** Resolves once a reading of the noisy tenant waits. */
    reading: () => arrived.promise,
    letThrough: () => {
      arrived = Promise.withResolvers();
      const waiting = gates;
      gates = [];
      for (const gate of waiting) gate.resolve();
    },
  };
}

const shown = (slug: string) =>
  JSON.stringify(watch!.current().tenants.get(slug)?.pages.get('/')?.page.blocks);
const edit = (words: string) => pageJson('/', [header(words)]);

describe('tenants that are edited at the same time', () => {
  it('OPS-3, TEN-8: an edit waits for one reading of a neighbour that never stops writing', async () => {
    const { memory, reading, letThrough } = await watched();
    memory.write(pageOf('a-noisy'), edit('First'));
    await reading();
    // However often it writes meanwhile, it has one more turn for all of it.
    for (let count = 0; count < 5; count += 1) {
      memory.write(pageOf('a-noisy'), edit(`Edit ${count}`));
      await new Promise((resolve) => setImmediate(resolve));
    }
    memory.write(pageOf('south'), edit('Neighbour'));
    letThrough();
    await reading();
    expect(shown('a-noisy')).toContain('Edit 4');
    expect(shown('south')).toContain('Neighbour');
  });

  it('OPS-3, TEN-8: a tenant that never stops writing has its turns, too', async () => {
    const { memory, reading, letThrough } = await watched();
    memory.write(pageOf('a-noisy'), edit('First'));
    await reading();
    memory.write(pageOf('a-noisy'), edit('Second'));
    memory.write(pageOf('south'), edit('Neighbour'));
    letThrough();
    await reading();
    letThrough();
    await expect.poll(() => shown('a-noisy')).toContain('Second');
  });

  it('OPS-3, TEN-8: a page that is deleted goes while a neighbour never stops writing', async () => {
    const { memory, keepWriting } = await watched({ grace: 20 });
    keepWriting();
    memory.remove(pageOf('south'));
    await expect.poll(() => shown('south')).toBeUndefined();
    open();
  });
});
