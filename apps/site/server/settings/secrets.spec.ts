import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { logSecretCounts, readSecrets } from './secrets.ts';
import { StartError } from './start-error.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

const folder = () => temporaryFolder('secret');

describe('readSecrets', () => {
  it('API-4: makes a secret once, for its owner alone, and finds it again', async () => {
    const dataDir = path.join(await folder(), 'data');
    const [secret] = await readSecrets([], dataDir);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readSecrets([], dataDir)).toEqual([secret]);
    expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('OPS-5: writes nothing beside a secret that exists, which a full disk would refuse', async () => {
    const dataDir = await folder();
    await readSecrets([], dataDir);
    const written = async () => (await stat(dataDir, { bigint: true })).mtimeNs;
    const before = await written();
    await readSecrets([], dataDir);
    expect(await written()).toBe(before);
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

  it.each([
    ['is empty', (file: string) => writeFile(file, '\n')],
    ['is shorter than 32 characters', (file: string) => writeFile(file, 'short')],
    ['is a folder', (file: string) => mkdir(file)],
    ['cannot be read', (file: string) => symlink(path.basename(file), file)],
  ])(
    'OPS-5: a secret that %s stops the start in plain words, and stays as it is',
    async (why, make) => {
      const dataDir = await folder();
      const file = path.join(dataDir, 'secret');
      await make(file);
      const read = readSecrets([], dataDir);
      await expect(read).rejects.toThrow(StartError);
      await expect(read).rejects.toThrow(`${file} ${why}`);
      await expect(read).rejects.toThrow('Restore it from a backup or set FORECOURT_SECRET');
      await expect(read).rejects.not.toThrow('short.');
      expect(await readdir(dataDir)).toEqual(['secret']);
    },
  );

  it('OPS-5: a secret that others could read is for its owner alone again', async () => {
    const dataDir = await folder();
    const file = path.join(dataDir, 'secret');
    await writeFile(file, 'a'.repeat(40), { mode: 0o644 });
    expect(await readSecrets([], dataDir)).toEqual(['a'.repeat(40)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('OPS-5: a lost secret is not replaced beside stored leads', async () => {
    const dataDir = await folder();
    const [file, leads] = ['secret', 'leads.sqlite'].map((name) => path.join(dataDir, name));
    await writeFile(leads!, 'leads');
    const read = readSecrets([], dataDir, leads);
    await expect(read).rejects.toThrow(StartError);
    await expect(read).rejects.toThrow(`The secret ${file} is missing`);
    await expect(read).rejects.toThrow('Restore it from a backup, or set FORECOURT_SECRET');
    await expect(read).rejects.not.toThrow('Delete');
    expect(await readdir(dataDir)).toEqual(['leads.sqlite']);
    expect(await readSecrets(['a'.repeat(32)], dataDir, leads)).toEqual(['a'.repeat(32)]);
    await writeFile(leads!, '');
    expect(await readSecrets([], dataDir, leads)).toHaveLength(1);
    expect(await readSecrets([], dataDir, leads)).toHaveLength(1);
  });
});

it('OPS-5: the log names at startup each setting that is read as several secrets', () => {
  const lines: unknown[] = [];
  const log = { info: (fields: unknown, text?: string) => void lines.push([fields, text]) };
  logSecretCounts({ secrets: ['a', 'b'], viewerSecrets: ['c'] }, log as never);
  expect(lines).toEqual([
    [
      { setting: 'FORECOURT_SECRET', secrets: 2 },
      'FORECOURT_SECRET holds 2 secrets, comma-separated',
    ],
  ]);
});
