import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { programVersion } from './program-version.ts';

it('OPS-5: the version of a program differs with its files and their names, and with nothing else', async () => {
  const folder = await temporaryFolder('program');
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await mkdir(path.join(folder, 'parts'));
  await write('server.js', 'start()');
  await write('parts/worker.js', 'work()');
  const version = await programVersion(folder);
  await write('notes.txt', 'not run');
  await write('server.js', 'start()');
  expect(await programVersion(folder)).toBe(version);
  await rename(path.join(folder, 'parts/worker.js'), path.join(folder, 'parts/helper.js'));
  const renamed = await programVersion(folder);
  expect(renamed).not.toBe(version);
  await write('parts/helper.js', 'work(2)');
  expect(await programVersion(folder)).not.toBe(renamed);
});
