import { dirname, join, resolve } from 'node:path';
import { readJson, tenantFolders } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { isObject, listOf, pageLimits } from '@forecourt/json';
import type { SiblingSite } from '@forecourt/lint';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function siteOf(folder: string, settings: unknown): SiblingSite | undefined {
  if (!isObject(settings)) return undefined;
  const name = text(settings.name);
  if (name === undefined) return undefined;
  return {
    slug: folder,
    name,
    phone: text(settings.phone),
    domains: listOf(settings.domains).filter((domain) => typeof domain === 'string'),
  };
}

/** Sites of a folder, as they were read for one check of each of its tenants. */
interface Round {
  readonly files: FileSystem;
  readonly sites: Promise<readonly SiblingSite[]>;
  readonly served: Set<string>;
}

/**
 * Creates a function that reads the settings of the websites in a tenant's folder. Tenants that are
 * checked in turn share one reading, and one array; when a tenant is checked again, or with another file
 * system, the folder is read again, and settings of which the file's stamp has changed.
 */
export function siblingReader(): (
  files: FileSystem,
  directory: string,
) => Promise<readonly SiblingSite[]> {
  const known = new Map<string, { stamp: string; site: SiblingSite | undefined }>();
  const rounds = new Map<string, Round>();
  const siteIn = async (files: FileSystem, root: string, folder: string) => {
    const path = join(root, folder, 'site.json');
    const stat = await files.stat(path).catch(() => undefined);
    if (stat === undefined) return undefined;
    const earlier = known.get(path);
    if (earlier?.stamp === stat.stamp) return earlier.site;
    const reading = await readJson(files, path, path, stat, pageLimits).catch(() => undefined);
    const site = reading?.ok ? siteOf(folder, reading.value) : undefined;
    known.set(path, { stamp: stat.stamp, site });
    return site;
  };
  const readSites = async (files: FileSystem, root: string) => {
    const folders = await tenantFolders(files, root).catch((): string[] => []);
    const sites = await Promise.all(folders.map((folder) => siteIn(files, root, folder)));
    return sites.filter((site) => site !== undefined);
  };
  return (files, directory) => {
    const own = resolve(directory);
    const root = dirname(own);
    let round = rounds.get(root);
    if (round?.files !== files || round.served.has(own)) {
      round = { files, sites: readSites(files, root), served: new Set() };
      rounds.set(root, round);
    }
    round.served.add(own);
    return round.sites;
  };
}
