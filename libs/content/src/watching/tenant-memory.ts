import type { LastGoodStore } from '../last-good/last-good-store.ts';
import { allStates, servedVersion } from '../tenant/tenant-files.ts';
import { isLoaded } from '../tenant/unloaded-tenant.ts';
import type { UnloadedTenant } from '../tenant/unloaded-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import type { MemoryLimits } from './tenants-watch.ts';

/** Memory for a byte of JSON as parsed, measured on pages and data of real size. */
const bytesPerByte = 1.4;
/** Memory for what is known of each file, without its content. */
const bytesPerFile = 2_000;

/** Options of {@link createTenantMemory}. */
export interface TenantMemoryOptions {
  readonly limits: MemoryLimits | undefined;
  /** Holds what can't be read again from a tenant's folder. Without it, all content stays in memory. */
  readonly lastGood?: Pick<LastGoodStore, 'holds'>;
  /** A tenant with a larger data file stays in memory, since reading it takes a while. */
  readonly maxAwaitedBytes?: number;
}

/** Decides which tenants' content is in memory. */
export interface TenantMemory {
  /** Records a visit of a tenant. */
  readonly visit: (folder: string) => void;
  /** Returns the tenants whose content has to leave memory: the least recently visited, those without a visit first. */
  readonly excess: (
    readings: ReadonlyMap<string, TenantReading | UnloadedTenant>,
  ) => readonly string[];
  /** Returns true if a tenant's content can be read again with the same result. */
  readonly canUnload: (folder: string, reading: TenantReading) => boolean;
  /** Returns true if nobody has visited the tenant yet. */
  readonly isUnvisited: (folder: string) => boolean;
}

/** Creates the record of visits; empty at first. */
export function createTenantMemory(options: TenantMemoryOptions): TenantMemory {
  const { limits, lastGood, maxAwaitedBytes = Infinity } = options;
  /** By folder; the value grows with every visit. */
  const visits = new Map<string, number>();
  let visited = 0;
  const sizes = new WeakMap<TenantReading, number>();
  const sizeOf = (reading: TenantReading) => {
    const size = sizes.get(reading) ?? estimatedBytes(reading);
    sizes.set(reading, size);
    return size;
  };

  const canUnload: TenantMemory['canUnload'] = (folder, { snapshot, files, missing }) =>
    lastGood !== undefined &&
    snapshot?.slug === folder &&
    files !== undefined &&
    missing.length === 0 &&
    [...files.data.values()].every(({ bytes = 0 }) => bytes <= maxAwaitedBytes) &&
    allStates(files).every(([path, { served, version }]) => {
      const shown = served === undefined ? version : servedVersion(served);
      return shown === version || lastGood.holds(folder, path, shown ?? '');
    });

  return {
    visit: (folder) => void visits.set(folder, ++visited),
    isUnvisited: (folder) => !visits.has(folder),
    canUnload,
    excess: (readings) => {
      if (limits === undefined) return [];
      const loaded = [...readings].flatMap(([folder, reading]) =>
        isLoaded(reading) ? [{ folder, reading, bytes: sizeOf(reading) }] : [],
      );
      let over = loaded.reduce((sum, { bytes }) => sum + bytes, 0) - limits.maxBytes;
      if (over <= 0) return [];
      const order = (folder: string) => visits.get(folder) ?? 0;
      loaded.sort((a, b) => order(a.folder) - order(b.folder));
      return loaded.flatMap(({ folder, reading, bytes }) => {
        // The last tenant that was visited stays, however large it is.
        if (over <= 0 || order(folder) === visited || !canUnload(folder, reading)) return [];
        over -= bytes;
        return [folder];
      });
    },
  };
}

/** Returns the memory that a reading takes, without what it shares with others. */
function estimatedBytes({ files }: TenantReading): number {
  if (files === undefined) return 0;
  const json = allStates({ ...files, assets: new Map() });
  const text = json.reduce((sum, [, { bytes = 0 }]) => sum + bytes, 0);
  return text * bytesPerByte + (json.length + files.assets.size) * bytesPerFile;
}
