import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { readStartSettings } from './read-start-settings.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

it('OPS-5: everything that is wrong with settings, folders, domains and secret is one message', async () => {
  const root = await temporaryFolder('start');
  await mkdir(path.join(root, 'data'));
  await writeFile(path.join(root, 'data', 'leads.sqlite'), 'leads');
  const read = readStartSettings(
    {
      PORT: 'abc',
      FORECOURT_TENANTS_DIR: 'nowhere',
      FORECOURT_DATA_DIR: 'data',
      FORECOURT_DOMAINS: 'none.json',
    },
    root,
  );
  await expect(read).rejects.toThrow(ConfigError);
  const { message } = (await read.catch((error: unknown) => error)) as Error;
  expect(message).toContain('PORT must be a whole number');
  expect(message).toContain('FORECOURT_TENANTS_DIR must be a folder');
  expect(message).toContain(`but ${path.join(root, 'none.json')} does not exist`);
  expect(message).toContain(`The secret ${path.join(root, 'data', 'secret')} is missing`);
});

it('OPS-5: with everything in order the settings are returned, and the data folder is there', async () => {
  const root = await temporaryFolder('start');
  await mkdir(path.join(root, 'tenants'));
  const config = await readStartSettings({ FORECOURT_DATA_DIR: 'data' }, root);
  expect(config.dataDir).toBe(path.join(root, 'data'));
  expect((await stat(path.join(root, 'data', 'secret'))).mode & 0o777).toBe(0o600);
});
