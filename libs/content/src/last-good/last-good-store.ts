import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readTenant } from '../tenant/read-tenant.ts';
import type { RefreshOptions } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import { allStates } from '../tenant/tenant-files.ts';
import { withCopies } from './copied-assets.ts';
import { createGoodMarks } from './good-marks.ts';
import { storableIn } from './storable-files.ts';
import { storeFiles } from './store-files.ts';
import { removeAbandoned } from './unfinished-files.ts';

/** Store on disk of the last good version of every file, so that it survives restarts (TEN-11). */
export interface LastGoodStore {
  /** Folders of the tenants that the store holds, in order. */
  readonly folders: () => Promise<string[]>;
  /**
   * Loads the last good version of a tenant.
   * @param namedAs the tenant's folder, as named in findings.
   */
  readonly load: (
    folder: string,
    namedAs: string,
    options?: Pick<RefreshOptions, 'dataReader' | 'onlySite'>,
  ) => Promise<TenantReading | undefined>;
  /**
   * Stores each file whose newest version is good, and removes files that are gone. A disk that
   * can't be written is reported and does not stop the reading.
   * @returns the reading, with the path of each asset's copy, which is served while the tenant's folder
   * is missing.
   */
  readonly save: (folder: string, reading: TenantReading) => Promise<TenantReading>;
  readonly remove: (folder: string) => Promise<void>;
  /** When a tenant was last loaded without any error, in milliseconds; undefined if it never was. */
  readonly goodAt: (folder: string) => number | undefined;
  /** Returns the version of each stored file by its path, by what was last loaded or stored; undefined before that. */
  readonly versions: (folder: string) => ReadonlyMap<string, string> | undefined;
  /** Takes over what an earlier run stored, so that it need not be loaded. */
  readonly adopt: (folder: string, versions: ReadonlyMap<string, string>) => void;
  /** Returns true if this version of a file is stored, by what was last loaded or stored. */
  readonly holds: (folder: string, path: string, version: string) => boolean;
}

/** Options of {@link openLastGoodStore}. */
export interface LastGoodOptions {
  readonly onError: (error: unknown, folder: string) => void;
  readonly now?: () => number;
  /** Bytes of assets that are stored for one tenant; those beyond are served from its folder. */
  readonly maxAssetBytes?: number;
  /**
   * Resolves to false while no further file is to be stored; those left out are stored the next time.
   */
  readonly hasRoom?: () => Promise<boolean>;
}

/** Opens the store of a folder, which no other program writes. It need not exist yet. */
export function openLastGoodStore(directory: string, options: LastGoodOptions): LastGoodStore {
  const { onError, now = Date.now, maxAssetBytes = 2_000_000_000 } = options;
  const { hasRoom = async () => true } = options;
  /** Version of each stored file by its path, by tenant. */
  const stored = new Map<string, Map<string, string>>();
  const at = (folder: string) => join(directory, folder);
  const marks = createGoodMarks(at, now);
  /** Folders without files that an earlier run left unfinished. */
  const tidied = new Set<string>();

  return {
    folders: () => foldersIn(directory),

    async load(folder, namedAs, { dataReader, onlySite } = {}) {
      await marks.read(folder);
      const reading = await readTenant(at(folder), { namedAs, dataReader, onlySite });
      if (reading.snapshot?.slug !== folder || reading.files === undefined) return undefined;
      if (onlySite) return reading;
      const states = allStates(reading.files);
      const versions = new Map(states.map(([path, { version }]) => [path, version]));
      stored.set(folder, versions);
      return withCopies(reading, namedAs, at(folder), versions);
    },

    async save(folder, reading) {
      const { snapshot, files, findings } = reading;
      if (snapshot?.slug !== folder || files === undefined) return reading;
      // A reading of the store itself is already stored.
      if (snapshot.directory === at(folder)) return reading;
      try {
        const storable = storableIn(snapshot, files);
        const versions = stored.get(folder) ?? new Map<string, string>();
        stored.set(folder, versions);
        if (!tidied.has(folder)) await removeAbandoned(at(folder), now());
        tidied.add(folder);
        await storeFiles(storable, versions, {
          from: snapshot.directory,
          to: at(folder),
          assets: files.assets,
          maxAssetBytes,
          hasRoom,
        });
        if (findings.every(({ severity }) => severity !== 'error')) await marks.renew(folder);
        return withCopies(reading, snapshot.directory, at(folder), versions);
      } catch (error) {
        onError(error, folder);
        return reading;
      }
    },

    async remove(folder) {
      stored.delete(folder);
      marks.forget(folder);
      await rm(at(folder), { recursive: true, force: true }).catch((error: unknown) =>
        onError(error, folder),
      );
    },

    goodAt: marks.goodAt,
    versions: (folder) => stored.get(folder),
    adopt: (folder, versions) => void stored.set(folder, new Map(versions)),
    holds: (folder, path, version) => stored.get(folder)?.get(path) === version,
  };
}

/** Lists the folders of tenants in the store's, in order; none if it does not exist yet. */
async function foldersIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}
