import { basename, dirname, join, resolve } from 'node:path';
import { readJson, tenantFolders } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { isObject, pageLimits } from '@forecourt/json';
import type { SiblingSite } from '@forecourt/lint';

/** Maximum number of websites in a folder that are compared with each other. */
const maxSiblings = 100;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function siteOf(folder: string, settings: unknown): SiblingSite | undefined {
  if (!isObject(settings)) return undefined;
  const name = text(settings.name);
  if (name === undefined) return undefined;
  const domains: readonly unknown[] = Array.isArray(settings.domains) ? settings.domains : [];
  return {
    slug: folder,
    name,
    phone: text(settings.phone),
    domains: domains.filter((domain) => typeof domain === 'string'),
  };
}

/**
 * Creates a function that reads the settings of the other websites in a tenant's folder; none of a
 * folder with very many. Settings are read again when their file's stamp changes.
 */
export function siblingReader(): (
  files: FileSystem,
  directory: string,
) => Promise<readonly SiblingSite[]> {
  const known = new Map<string, { stamp: string; site: SiblingSite | undefined }>();
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
  return async (files, directory) => {
    const own = resolve(directory);
    const root = dirname(own);
    const folders = await tenantFolders(files, root).catch((): string[] => []);
    if (folders.length > maxSiblings) return [];
    const others = folders.filter((folder) => folder !== basename(own));
    const sites = await Promise.all(others.map((folder) => siteIn(files, root, folder)));
    return sites.filter((site) => site !== undefined);
  };
}
