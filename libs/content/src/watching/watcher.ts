import type { FileSystem } from '../file-system/file-system.ts';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { watchFolder } from './watched-folder.ts';
import type { Watched } from './watched-folder.ts';

/** Options of {@link createWatcher}. */
export interface WatcherOptions {
  /** File system; the disk if left out. */
  readonly fs?: FileSystem;
  /** Milliseconds between checks for changes that a file system does not report; 1,000 if left out. */
  readonly checkEvery?: number;
}

/** Watches folders of tenants, tenants and files. */
export interface Watcher {
  /**
   * Watches a path, which may not exist yet. Resolves once every later change will be reported.
   * @param kind a folder of tenants, a tenant's folder, or a single file.
   */
  readonly add: (path: string, kind: 'tenants' | 'tenant' | 'file') => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Creates a watcher, the one source of changes for everything that follows files. It reports files as
 * they are added, changed and removed, and within `checkEvery` ms also folders that are replaced by
 * renaming, or lost and restored with their mount; within ten times as long folders within a tenant's
 * that something else is mounted over, or whose link has another target. A folder that can't be
 * watched, for example because of a limit of the system, is reported as changed by every check until
 * it can be.
 * @param onChange is called with a tenant's folder and a changed path below it. The path is '' if the
 *   folder itself may have changed. A folder of tenants and a single file have the path ''.
 */
export function createWatcher(
  onChange: (directory: string, path: string) => void,
  { fs = nodeFileSystem, checkEvery = 1_000 }: WatcherOptions = {},
): Watcher {
  const watched = new Map<string, Promise<Watched>>();
  let isClosed = false;
  let checking: Promise<void> | undefined;
  const report = (directory: string, path: string) => {
    if (!isClosed) onChange(directory, path);
  };
  const check = async () => {
    for (const each of watched.values()) if (!isClosed) await (await each).check();
  };
  const checks = setInterval(() => {
    checking ??= check()
      .catch((error: unknown) => process.emitWarning(error as Error))
      .finally(() => {
        checking = undefined;
      });
  }, checkEvery);
  checks.unref();

  return {
    add: async (path, kind) => {
      const known =
        watched.get(path) ??
        (kind === 'file'
          ? watchFile(fs, path, report)
          : watchFolder(fs, path, kind === 'tenants', report));
      watched.set(path, known);
      await known;
    },
    close: async () => {
      isClosed = true;
      clearInterval(checks);
      await checking;
      for (const each of watched.values()) await (await each).close();
    },
  };
}

/** Watches a file by its stamp: editors replace files, and mounts replace links to them. */
async function watchFile(
  fs: FileSystem,
  path: string,
  report: (path: string, below: string) => void,
): Promise<Watched> {
  const currentStamp = () =>
    fs.stat(path).then(
      ({ stamp }) => stamp,
      () => '',
    );
  let stamp = await currentStamp();
  return {
    check: async () => {
      const before = stamp;
      stamp = await currentStamp();
      if (stamp !== before) report(path, '');
    },
    close: async () => {},
  };
}
