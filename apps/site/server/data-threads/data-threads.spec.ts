import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileSystem } from '@forecourt/content';
import type { SearchResponse } from '@forecourt/dealership';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { createDataThreads } from './data-threads.ts';

const folder = await temporaryFolder('threads');
const rejected: unknown[] = [];
const ended: unknown[] = [];
const memoryMb = 64;
const threads = createDataThreads({
  onRejected: (file, entry) => rejected.push([path.basename(file), entry.index]),
  onThreadEnd: (reason, file) => ended.push([reason, file && path.basename(file)]),
  sharedThreads: 1,
  maxSharedBytes: 20_000_000,
  sharedLimits: { memoryMb, readMs: 600_000, askMs: 600_000 },
  ownLimits: { memoryMb, readMs: 600_000, askMs: 600_000 },
});
afterAll(() => threads.close());
afterEach(() => void vi.useRealTimers());

/** Writes a data file of a tenant and has it read. */
async function read(tenant: string, name: string, content: string, known?: string) {
  const directory = path.join(folder, tenant, 'data');
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, name);
  await writeFile(file, content);
  const stat = await nodeFileSystem.stat(file);
  return threads.read({ path: file, file: `data/${name}`, name, stat, known });
}

type Read = Awaited<ReturnType<typeof read>>;
const search = (reading: Read, params = {}) =>
  threads.ask(reading.value!, {
    kind: 'search',
    index: 'cars',
    requests: [{ indexName: 'cars', params }],
  }) as Promise<SearchResponse>;
const ids = async (reading: Read) =>
  (await search(reading)).results[0]!.hits.map(({ objectID }) => objectID);

const tern = '{"id":"c-1","slug":"tern","name":"Tern"}';
const wren = '{"id":"c-2","slug":"wren","name":"Wren"}';

it('OPS-3: a thread reads, checks and searches a data file; its content stays there', async () => {
  const cars = await read('north', 'cars.json', `[${tern},{"id":"x"}]`);
  expect(cars.value!.value).toBeUndefined();
  expect(await ids(cars)).toEqual(['c-1']);
  expect(rejected).toEqual([['cars.json', 1]]);
  await expect(search(cars, { hitsPerPage: 251 })).rejects.toMatchObject({
    name: 'SearchParameterError',
    parameter: 'hitsPerPage',
    message: 'hitsPerPage: must be a whole number from 0 to 250',
  });
  const team = await read('north', 'team.json', '[{"id":"1","slug":"mele","name":"Mele"}]');
  expect(await threads.ask(team.value!, { kind: 'list', entity: 'teamMember' })).toMatchObject([
    { slug: 'mele' },
  ]);
});

it('TEN-8: the old version answers beside the new one, and after a broken one', async () => {
  const old = await read('east', 'cars.json', `[${tern}]`);
  const now = await read('east', 'cars.json', `[${wren}]`);
  const broken = await read('east', 'cars.json', '[{');
  expect([await ids(old), await ids(now)]).toEqual([['c-1'], ['c-2']]);
  expect(broken).toMatchObject({
    broken: true,
    findings: [{ rule: 'syntax', line: 1, column: 3 }],
  });
  expect(broken.value).toBeUndefined();
  const same = await read('east', 'cars.json', `[${wren}]`, now.version);
  expect(same).toMatchObject({ same: true, version: now.version });
});

it('OPS-3: a file that takes too much memory is refused; files beside it are read again', async () => {
  const neighbour = await read('south', 'cars.json', `[${tern}]`);
  const greedy = await read('greedy', 'cars.json', `[${'{"a":[[]]},'.repeat(700_000)}0]`);
  expect(greedy).toMatchObject({ broken: true, findings: [{ rule: 'too-complex' }] });
  expect(greedy.findings[0]!.message).toContain('PostgreSQL');
  // Once in the shared thread, once in a thread of its own.
  expect(ended).toEqual([
    ['memory', 'cars.json'],
    ['memory', 'cars.json'],
  ]);
  expect(await ids(neighbour)).toEqual(['c-1']);
});

it('OPS-3: a question that cannot be sent fails alone; its thread goes on', async () => {
  const cars = await read('west', 'cars.json', `[${tern}]`);
  const before = ended.length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const deep = JSON.parse(`${'['.repeat(15_000)}${']'.repeat(15_000)}`);
  await expect(search(cars, { xx: deep })).rejects.toThrow(RangeError);
  await vi.advanceTimersByTimeAsync(2_000_000);
  expect(await ids(cars)).toEqual(['c-1']);
  expect(ended).toHaveLength(before);
});

it('OPS-3: a thread that answers late, but answers, is not ended', async () => {
  const cars = await read('west', 'cars.json', `[${tern}]`);
  const before = ended.length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = ids(cars);
  await new Promise((sent) => setImmediate(sent));
  vi.advanceTimersByTime(600_000);
  expect(await answer).toEqual(['c-1']);
  expect(ended).toHaveLength(before);
});

it('TEN-10: a link that replaces a data file or its folder after the check leads to no other tenant', async () => {
  await read('target', 'cars.json', `[${tern}]`);
  const own = await read('linking', 'cars.json', `[${wren}]`);
  expect(await ids(own)).toEqual(['c-2']);
  const directory = path.join(folder, 'linking/data');
  const file = path.join(directory, 'cars.json');
  const request = { path: file, file: 'data/cars.json', name: 'cars.json' };
  const stat = await nodeFileSystem.stat(file);
  const reread = () => threads.read({ ...request, stat });
  await rename(file, path.join(directory, 'other.json'));
  await symlink('other.json', file);
  expect(await ids(await reread())).toEqual(['c-2']);
  await rm(file);
  await symlink('../../target/data/cars.json', file);
  expect(await reread()).toMatchObject({ broken: true, findings: [{ rule: 'unreadable' }] });
  await rm(directory, { recursive: true });
  await symlink('../target/data', directory);
  expect((await reread()).value).toBeUndefined();
});
