import { join } from 'node:path';
import type { FileSystem } from '../file-system/file-system.ts';
import { inParallel } from '../reading/in-parallel.ts';
import type { ChangeQueue } from './change-queue.ts';
import type { TenantReadings } from './tenant-readings.ts';

const tenantsAtOnce = 16;

/** Tenants whose first reading takes a while, since they have large data. No other tenant waits for them. */
export interface LateTenants {
  /** Folders that are being read for the first time. */
  readonly loading: ReadonlySet<string>;
  /** Returns true until every tenant that existed at the start has been read. */
  readonly isStarting: () => boolean;
  /**
   * Starts reading the tenants with large data among those that have not been read. At the start they
   * are left to the caller if there are no others to serve.
   * @returns the folders that are read.
   */
  readonly start: (unread: readonly string[], isStart: boolean) => Promise<ReadonlySet<string>>;
}

/** Context of {@link createLateTenants}. */
export interface LateContext {
  readonly fs: FileSystem;
  readonly root: string;
  /** Size of a data file that other tenants can wait for; no limit if left out. */
  readonly maxBytes: number | undefined;
  readonly readings: Pick<TenantReadings, 'read' | 'set'>;
  readonly queue: Pick<ChangeQueue, 'run' | 'has' | 'flush'>;
  /** Combines all readings anew. */
  readonly gather: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Creates the first readings of tenants with large data. */
export function createLateTenants(context: LateContext): LateTenants {
  const { fs, root, maxBytes, readings, queue, gather, onError } = context;
  const loading = new Set<string>();
  const starting = new Set<string>();

  /** Reads a tenant while others are read and served, and enters it once no other work is running. */
  const load = async (folder: string) => {
    const reading = await readings.read(folder).catch(onError);
    await queue.run(async () => {
      loading.delete(folder);
      starting.delete(folder);
      if (reading) readings.set(folder, reading);
      if (queue.has(folder)) queue.flush();
      await gather();
    });
  };

  return {
    loading,
    isStarting: () => starting.size > 0,
    start: async (unread, isStart) => {
      if (maxBytes === undefined || unread.length === 0) return new Set();
      const late = await tenantsWithLargeData(fs, root, unread, maxBytes);
      if (isStart && late.size === unread.length) return new Set();
      for (const folder of late) {
        loading.add(folder);
        if (isStart) starting.add(folder);
        load(folder).catch(onError);
      }
      return late;
    },
  };
}

/** Returns the tenants that have a data file of more than `maxBytes`. */
async function tenantsWithLargeData(
  fs: FileSystem,
  root: string,
  folders: readonly string[],
  maxBytes: number,
): Promise<ReadonlySet<string>> {
  const late = await inParallel(folders, tenantsAtOnce, async (folder) => {
    const data = join(root, folder, 'data');
    const entries = await fs.readDirectory(data).catch(() => []);
    const bytes = entries.map(({ name }) => fs.stat(join(data, name)).catch(() => undefined));
    const isLarge = (await Promise.all(bytes)).some((stat) => (stat?.bytes ?? 0) > maxBytes);
    return isLarge ? [folder] : [];
  });
  return new Set(late.flat());
}
