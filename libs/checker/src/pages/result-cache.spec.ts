import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageResult } from './page-result.ts';
import { readCache, writeCache } from './result-cache.ts';

const readAt = Date.UTC(2026, 4, 20, 10);
/** A result of a page whose content and inode changed so many milliseconds before it was read. */
const result = (file: string, changed: number, inodeChanged = changed) =>
  ({
    file,
    stamp: [changed, inodeChanged]
      .map((before) => BigInt(readAt - before) * 1_000_000n)
      .concat(10n, 1n)
      .join('-'),
  }) as PageResult;

describe('the result cache', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-results-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('CLI-4: leaves out files written a moment before they were read: they may change under the same stamp', async () => {
    const cache = { folder, version: '1' };
    const results = [
      result('old.json', 60_000),
      result('settled.json', 2_001),
      result('young.json', 2_000),
      result('just-written.json', 0),
      result('moved-here.json', 60_000, 5),
      result('clock-set-back.json', -60_000),
    ];
    expect(await writeCache(cache, '/tenant', 'key', results, readAt)).toBeUndefined();
    const files = (...args: [string, string]) => readCache(cache, ...args).map(({ file }) => file);
    expect(files('/tenant', 'key')).toEqual(['old.json', 'settled.json']);
    expect(files('/tenant', 'other key')).toEqual([]);
    expect(files('/other', 'key')).toEqual([]);
    expect(readCache({ folder, version: '2' }, '/tenant', 'key')).toEqual([]);
  });

  it('CLI-4: ignores a file that was cut off or overwritten in part', async () => {
    const cache = { folder, version: '1' };
    await writeCache(cache, '/tenant', 'key', [result('a.json', 60_000)], readAt);
    const [name = ''] = readdirSync(cache.folder);
    const file = join(cache.folder, name);
    const text = readFileSync(file, 'utf8');
    for (const damaged of [text.slice(0, -1), text.replace('a.json', 'b.json'), '']) {
      writeFileSync(file, damaged);
      expect(readCache(cache, '/tenant', 'key')).toEqual([]);
    }
    writeFileSync(file, text);
    expect(readCache(cache, '/tenant', 'key')).toHaveLength(1);
  });
});
