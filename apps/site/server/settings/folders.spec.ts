import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { prepareFolders } from './folders.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

const folder = () => temporaryFolder('folders');

const errorOf = (folders: { tenantsDir: string; dataDir: string }): Promise<unknown> =>
  prepareFolders(folders).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('prepareFolders', () => {
  it('WEB-5: makes the data folder with those above it', async () => {
    const tenantsDir = await folder();
    const dataDir = path.join(tenantsDir, 'deep', 'data');
    await prepareFolders({ tenantsDir, dataDir });
    expect((await stat(dataDir)).isDirectory()).toBe(true);
  });

  it('WEB-5: names both folders that cannot be used', async () => {
    const root = await folder();
    const tenantsDir = path.join(root, 'mistyped');
    await writeFile(path.join(root, 'file'), '');
    const error = await errorOf({ tenantsDir, dataDir: path.join(root, 'file', 'data') });
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as Error;
    expect(message).toContain(`FORECOURT_TENANTS_DIR must be a folder that can be read`);
    expect(message).toContain(`"${tenantsDir}" is not (ENOENT)`);
    expect(message).toContain(`FORECOURT_DATA_DIR must be a folder that can be written to`);
    expect(message).toContain('(ENOTDIR)');
  });

  it('OPS-5: the data folder is for its owner alone, and so are the server’s own files of looser days', async () => {
    const tenantsDir = await folder();
    const dataDir = path.join(tenantsDir, 'data');
    const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;
    await prepareFolders({ tenantsDir, dataDir });
    expect(await modeOf('.')).toBe(0o700);
    await chmod(dataDir, 0o755);
    await mkdir(path.join(dataDir, 'images'), { mode: 0o755 });
    for (const name of ['secret', 'leads.sqlite', 'of somebody else'])
      await writeFile(path.join(dataDir, name), '', { mode: 0o644 });
    await prepareFolders({ tenantsDir, dataDir });
    const names = ['.', 'images', 'secret', 'leads.sqlite', 'of somebody else'];
    expect(await Promise.all(names.map(modeOf))).toEqual([0o755, 0o700, 0o600, 0o600, 0o644]);
  });

  it('WEB-5: a file is no folder', async () => {
    const root = await folder();
    const file = path.join(root, 'file');
    await writeFile(file, '');
    const error = await errorOf({ tenantsDir: file, dataDir: file });
    expect((error as Error).message).toMatch(/TENANTS_DIR.*ENOTDIR[^]*DATA_DIR.*ENOTDIR/);
  });

  // Where the system has no such folder, nothing is proved.
  it.runIf(process.platform === 'linux')(
    'WEB-5: ends where the system says of a new folder that it is not there',
    async () => {
      const error = await errorOf({ tenantsDir: await folder(), dataDir: '/proc/forecourt/data' });
      expect((error as Error).message).toContain('"/proc/forecourt/data" is not (ENOENT)');
    },
  );
});
