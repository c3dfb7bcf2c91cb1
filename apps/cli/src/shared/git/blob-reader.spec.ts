import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBlobs } from './blob-reader.ts';

let folder: string;

/** Replaces git by a shell script. */
async function useGit(script: string): Promise<void> {
  const program = join(folder, 'git');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('CLI-11: a comparison ends with an error when git is killed', async () => {
  await useGit('kill -KILL $$');
  const blobs = openBlobs(folder);
  await expect(blobs.read('a')).rejects.toThrow();
  await expect(blobs.read('b')).rejects.toThrow();
  await blobs.close();
});

it('CLI-11: a comparison ends with an error when git cannot be started', async () => {
  const blobs = openBlobs(join(folder, 'missing'));
  await expect(blobs.read('a')).rejects.toThrow('ENOENT');
  await expect(blobs.read('b')).rejects.toThrow('ENOENT');
  await blobs.close();
});
