import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageLimits, validateSite } from '@forecourt/block-schemas';
import type { Site } from '@forecourt/block-schemas';
import { nodeFileSystem, readJson } from '@forecourt/content';
import { UsageError } from '../exit-codes.ts';

/** The tenant that stock is imported for. */
export interface ImportTenant {
  readonly slug: string;
  /** The tenant's folder, as it was named. */
  readonly directory: string;
  readonly timeZone: string;
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * Finds a tenant by its folder, or by its slug in the folder of tenants.
 * @throws {UsageError} if there is none, or its settings can't be used.
 */
export async function findImportTenant(name: string, tenants: string): Promise<ImportTenant> {
  const places = [name, join(tenants, name)];
  const found: boolean[] = await Promise.all(
    places.map((place) => isFolder(place).then((is) => is && hasSettings(place))),
  );
  const directory = places[found.indexOf(true)];
  if (directory === undefined)
    throw new UsageError(
      `there is no tenant "${name}": name its folder with a site.json, or its slug in "${tenants}"`,
    );
  const file = join(directory, 'site.json');
  const read = await readJson(
    nodeFileSystem,
    file,
    file,
    await nodeFileSystem.stat(file),
    pageLimits,
  );
  if (!read.ok || validateSite(read.value).length > 0)
    throw new UsageError(`"${file}" cannot be used; forecourt validate ${directory} tells why`);
  const { slug, timeZone } = read.value as Site;
  return { slug, directory, timeZone };
}

const hasSettings = (folder: string): Promise<boolean> =>
  stat(join(folder, 'site.json')).then(
    (found) => found.isFile(),
    () => false,
  );
