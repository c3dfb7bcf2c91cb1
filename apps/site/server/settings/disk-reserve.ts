import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

/** Free space on the data folder's disk that is left to leads: caches and copies are not written below it. */
export interface DiskReserve {
  /** Resolves to true while caches and copies may be written. */
  readonly hasRoom: () => Promise<boolean>;
}

/** Returns the bytes that the server's user can still write to the disk of a folder. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Creates the reserve of the data folder's disk, which logs when free space falls below it and when there
 * is room again, each once. A disk whose free space can't be read counts as one with room.
 */
export function createDiskReserve(
  { dataDir, diskReserveMb }: { readonly dataDir: string; readonly diskReserveMb: number },
  log: Pick<Logger, 'error' | 'info'>,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): DiskReserve {
  let hadRoom = true;
  return {
    async hasRoom() {
      const free = await freeBytes(dataDir).catch(() => Infinity);
      const hasRoom = free >= diskReserveMb * 1e6;
      if (hasRoom && !hadRoom)
        log.info({ folder: dataDir }, 'the disk has room again: caches and copies are written');
      if (!hasRoom && hadRoom)
        log.error(
          {
            folder: dataDir,
            freeMb: Math.floor(free / 1e6),
            reserveMb: diskReserveMb,
            action: 'make room, or lower FORECOURT_PICTURE_CACHE_MB',
          },
          'the disk is nearly full: caches and copies are not written, to leave room for leads',
        );
      hadRoom = hasRoom;
      return hasRoom;
    },
  };
}
