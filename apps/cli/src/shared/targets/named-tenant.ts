import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { didYouMean } from '@forecourt/block-schemas';
import { blockingFileSystem, tenantFolders } from '@forecourt/content';
import { UsageError } from '../errors/exit-codes.ts';
import { isThere } from '../files/is-there.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import { printable } from '../terminal/printable.ts';

const hasSettings = async (folder: string): Promise<boolean | undefined> =>
  (await stat(join(folder, 'site.json')).catch(() => undefined))?.isFile();

/** Returns the folder in which tenants are found by their slugs, which may not exist. */
export const slugFolder = (env: ProcessContext['env']): string =>
  env.FORECOURT_TENANTS_DIR || 'tenants';

/** Returns the direct subfolders that may be tenants, in order. Links to folders count. */
export const foldersBelow = async (folder: string): Promise<string[]> =>
  (await tenantFolders(blockingFileSystem, folder)).map((name) => join(folder, name));

/** Returns the slug in the folder of tenants that a slug is a misspelling of. */
export async function nearSlug(slug: string, root: string): Promise<string | undefined> {
  const folders = await foldersBelow(root).catch((): string[] => []);
  return didYouMean(
    slug,
    folders.map((each) => basename(each)),
  );
}

/** Returns a path of a command line, or the folder of the tenant if it is the slug of one instead. */
export async function pathOrSlug(path: string, env: ProcessContext['env']): Promise<string> {
  if (!/^[a-z\d-]+$/.test(path) || (await isThere(path))) return path;
  const folder = join(slugFolder(env), path);
  return (await isThere(folder)) ? folder : path;
}

/**
 * Finds a tenant by its folder, or by its slug in the folder of tenants.
 * @returns the tenant's folder, as given by the user.
 * @throws {UsageError} if there is none.
 */
export async function namedTenant(name: string, env: ProcessContext['env']): Promise<string> {
  const root = slugFolder(env);
  for (const folder of [name, join(root, name)]) if (await hasSettings(folder)) return folder;
  const near = await nearSlug(name, root);
  const advice = near
    ? `did you mean "${printable(near)}"?`
    : `name its folder with a site.json, or its slug in "${root}"`;
  throw new UsageError(`there is no tenant "${printable(name)}": ${advice}`);
}
