import { expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { createDiskReserve } from './disk-reserve.ts';

function recordingLog() {
  const lines: unknown[] = [];
  const write = (_fields: object, message: string) => void lines.push(message);
  return { lines, log: { error: write, info: write } as never };
}

it('OPS-5: free space below the reserve is one error in the log, and its end one line', async () => {
  const { lines, log } = recordingLog();
  let free = 256e6;
  const reserve = createDiskReserve(
    { dataDir: '/data', diskReserveMb: 256 },
    log,
    async () => free,
  );
  expect(await reserve.hasRoom()).toBe(true);
  expect(lines).toEqual([]);
  free = 256e6 - 1;
  expect([await reserve.hasRoom(), await reserve.hasRoom()]).toEqual([false, false]);
  expect(lines).toEqual([expect.stringContaining('nearly full')]);
  free = 300e6;
  expect([await reserve.hasRoom(), await reserve.hasRoom()]).toEqual([true, true]);
  expect(lines.slice(1)).toEqual([expect.stringContaining('room again')]);
});

it('OPS-5: reads the free space of the data folder, and takes an unreadable one as room', async () => {
  const { lines, log } = recordingLog();
  const dataDir = await temporaryFolder('reserve');
  const hasRoom = (folder: string, diskReserveMb: number) =>
    createDiskReserve({ dataDir: folder, diskReserveMb }, log).hasRoom();
  expect(await hasRoom(dataDir, 0)).toBe(true);
  expect(await hasRoom(dataDir, 1e15)).toBe(false);
  expect(await hasRoom(`${dataDir}/missing`, 1e15)).toBe(true);
  expect(lines).toHaveLength(1);
});
