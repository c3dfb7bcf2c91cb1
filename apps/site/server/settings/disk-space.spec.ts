import { readdir, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { reportFullDisk } from './disk-space.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

async function linesOf(write?: Parameters<typeof reportFullDisk>[2]) {
  const dataDir = await temporaryFolder('space');
  const lines: unknown[] = [];
  await reportFullDisk(
    dataDir,
    { error: (fields: object) => void lines.push(fields) } as never,
    write,
  );
  expect(await readdir(dataDir)).toEqual([]);
  return lines;
}

it('OPS-5: a disk with room is no line in the log, and nothing is left behind', async () => {
  expect(await linesOf()).toEqual([]);
});

it('OPS-5: a start on a full disk is an error in the log at once', async () => {
  const full = async (file: string) => {
    await writeFile(file, 'cut sh');
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  };
  expect(await linesOf(full)).toEqual([
    expect.objectContaining({ action: 'the disk is full: make room' }),
  ]);
});
