import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { confinedFileSystem } from './confined-file-system.ts';
import { openInside } from './open-inside.ts';

let root: string;
const at = (path: string) => join(root, path);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'open-inside-'));
  await mkdir(at('tenants/a/assets'), { recursive: true });
  await mkdir(at('tenants/b/assets'), { recursive: true });
  await writeFile(at('tenants/a/assets/own.txt'), 'own');
  await writeFile(at('tenants/b/assets/own.txt'), 'of another tenant');
  await writeFile(at('secret'), 'secret');
});
afterEach(() => rm(root, { recursive: true }));

const read = async (path: string) => {
  const handle = await openInside(at(`tenants/a/${path}`), at('tenants/a'));
  try {
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
};

it('TEN-10: opens files of the folder, also through links within it', async () => {
  await symlink('own.txt', at('tenants/a/assets/link.txt'));
  await symlink('assets', at('tenants/a/linked'));
  await symlink(at('tenants/a'), at('current'));
  expect(await read('assets/own.txt')).toBe('own');
  expect(await read('assets/link.txt')).toBe('own');
  expect(await read('linked/own.txt')).toBe('own');
  const handle = await openInside(at('current/assets/own.txt'), at('current'));
  expect(await handle.readFile('utf8')).toBe('own');
  await handle.close();
});

it('TEN-10: opens nothing through a link out of the folder, and no folder', async () => {
  await symlink(at('secret'), at('tenants/a/assets/link.txt'));
  await symlink('../b/assets', at('tenants/a/linked'));
  await symlink('../ab', at('tenants/a/beside'));
  await mkdir(at('tenants/ab'));
  await writeFile(at('tenants/ab/own.txt'), 'begins with the same letters');
  for (const path of ['assets/link.txt', 'linked/own.txt', 'beside/own.txt', 'assets'])
    await expect(read(path)).rejects.toMatchObject({ code: 'ELOOP' });
});

it('TEN-10: a file that is open stays the one that was checked when its folder becomes a link', async () => {
  const handle = await openInside(at('tenants/a/assets/own.txt'), at('tenants/a'));
  await rename(at('tenants/a/assets'), at('tenants/a/earlier'));
  await symlink('../b/assets', at('tenants/a/assets'));
  expect(await handle.readFile('utf8')).toBe('own');
  await handle.close();
});

it.skipIf(process.platform === 'win32')(
  'TEN-10, OPS-3: a pipe in the place of a file is refused at once',
  async () => {
    execFileSync('mkfifo', [at('tenants/a/assets/pipe.txt')]);
    await expect(read('assets/pipe.txt')).rejects.toMatchObject({ code: 'ELOOP' });
  },
);

it("TEN-10: the file system of a tenants folder reads no tenant's files through another's links", async () => {
  const fs = confinedFileSystem(at('tenants'));
  await symlink('../../b/assets/own.txt', at('tenants/a/assets/link.txt'));
  expect(await fs.readFile(at('tenants/a/assets/own.txt'))).toEqual(Buffer.from('own'));
  await expect(fs.readFile(at('tenants/a/assets/link.txt'))).rejects.toMatchObject({
    code: 'ELOOP',
  });
});
