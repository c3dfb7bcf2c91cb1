import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSecrets } from './secrets.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = () => temporaryFolder('secret');

describe('readSecrets', () => {
  it('API-4: makes a secret once, for its owner alone, and finds it again', async () => {
    const dataDir = path.join(await folder(), 'data');
    const [secret] = await readSecrets([], dataDir);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readSecrets([], dataDir)).toEqual([secret]);
    expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('API-4: two servers that start at once on one folder agree', async () => {
    const dataDir = await folder();
    const found = await Promise.all(Array.from({ length: 20 }, () => readSecrets([], dataDir)));
    expect(new Set(found.flat()).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret']);
  });

  it('API-4: the operator’s secrets win and leave no file', async () => {
    const dataDir = await folder();
    const given = ['a'.repeat(32), 'b'.repeat(32)];
    expect(await readSecrets(given, dataDir)).toEqual(given);
    await expect(readFile(path.join(dataDir, 'secret'))).rejects.toThrow('ENOENT');
  });

  it('API-4: does not go on with a broken one, which would make what is stored unreadable', async () => {
    const dataDir = await folder();
    await writeFile(path.join(dataDir, 'secret'), 'short');
    await expect(readSecrets([], dataDir)).rejects.toThrow(/holds no secret/);
  });
});
