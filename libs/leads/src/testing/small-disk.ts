import { execFileSync } from 'node:child_process';
import { openSync, closeSync, mkdtempSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory that a test fills. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes up all that is free. */
  readonly fill: () => void;
  /** Frees what {@link fill} took up. */
  readonly makeRoom: () => void;
  readonly remove: () => void;
}

/** Mounts a file system of a few megabytes, which takes Linux and root. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fill(filler),
    makeRoom: () => rmSync(filler),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

function fill(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (const bytes = Buffer.alloc(64 * 1024); ;) writeSync(descriptor, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Why no file system can be mounted; undefined if one can. */
export const whyNoSmallDisk = reason();

function reason(): string | undefined {
  try {
    mountSmallDisk(1).remove();
    return undefined;
  } catch {
    return 'mounting a file system takes Linux and root';
  }
}
