import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { didYouMean } from '@forecourt/block-schemas';
import { nameBelow } from '@forecourt/content';
import { UsageError } from '../errors/exit-codes.ts';
import { isThere } from '../files/is-there.ts';
import { printable } from '../terminal/printable.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import { foldersBelow, nearSlug, pathOrSlug, slugFolder } from './named-tenant.ts';

/** A tenant to check. */
export interface TenantTarget {
  /** The tenant's folder, relative to the working directory. */
  readonly directory: string;
  /** The requested files and folders below it, as findings name them; all if left out. */
  readonly only?: readonly string[];
}

/** True if a file is one of the paths or below one of them. */
export const isWithin = (file: string, paths: readonly string[]) =>
  paths.some((path) => path === '.' || file === path || file.startsWith(`${path}/`));

/** Tenants that the paths of a command line select. */
export interface Targets {
  /** Each tenant once, in order. */
  readonly tenants: readonly TenantTarget[];
  /** Folders of tenants, in which tenants can be added and removed. */
  readonly roots: readonly string[];
}

const kindOf = async (path: string): Promise<'file' | 'directory' | undefined> => {
  const found = await stat(path).catch(() => undefined);
  return found && (found.isDirectory() ? 'directory' : 'file');
};

const hasSettings = async (folder: string) =>
  (await kindOf(join(folder, 'site.json'))) !== undefined;
const hasPages = async (folder: string) => (await kindOf(join(folder, 'pages'))) === 'directory';

/** Returns the nearest tenant folder at or above a path. */
async function tenantAbove(path: string): Promise<string | undefined> {
  for (let at = path; ; at = dirname(at)) {
    if (await hasSettings(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/**
 * Returns the default path of commands: FORECOURT_TENANTS_DIR, else `tenants`, else the enclosing
 * tenant.
 * @returns a path relative to `cwd`, which may not exist.
 */
export async function defaultPath(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): Promise<string> {
  const folder = env.FORECOURT_TENANTS_DIR || 'tenants';
  const exists = (await kindOf(resolve(cwd, folder))) !== undefined;
  const enclosing = exists ? undefined : await tenantAbove(cwd);
  return enclosing === undefined ? folder : relative(cwd, enclosing) || '.';
}

/** Creates the error for a missing {@link defaultPath}. @param command the command, for the advice. */
export const nothingHere = (path: string, todo: string, command: string): UsageError =>
  new UsageError(
    `there is no folder "${path}" here; name what to ${todo}, such as forecourt ${command} path/to/tenant`,
  );

/**
 * Creates the error for a path that does not exist, with a suggestion.
 * @param slugs the folder in which a tenant may be named by its slug.
 */
async function notThere(path: string, cwd: string, slugs?: string): Promise<UsageError> {
  const siblings = await readdir(resolve(cwd, dirname(path))).catch((): string[] => []);
  const name = didYouMean(basename(path), siblings);
  const near = name === undefined ? undefined : nameBelow(dirname(path), name);
  const meant = near ?? (slugs && (await nearSlug(path, slugs)));
  const expected = `name a tenant's folder, its slug in "${slugs}", a file or a folder of tenants`;
  const advice = meant === undefined ? slugs && expected : `did you mean "${printable(meant)}"?`;
  return new UsageError(
    `"${printable(path)}" does not exist${advice === undefined ? '' : `; ${advice}`}`,
  );
}

async function tenantsOf(folder: string): Promise<string[]> {
  const folders = await foldersBelow(folder).catch((): string[] => []);
  for (const each of folders)
    if ((await hasSettings(each)) || (await hasPages(each))) return folders;
  return [];
}

/**
 * Finds the tenants that paths select: a tenant's folder, a folder of tenants, or a file or folder
 * within a tenant.
 * @param cwd the folder that relative paths start from.
 * @param slugs the folder of tenants in which slugs were looked up, for the advice.
 * @throws {UsageError} for a path that does not exist or belongs to no tenant.
 */
export async function findTargets(
  paths: readonly string[],
  cwd: string,
  slugs?: string,
): Promise<Targets> {
  const named = (path: string) => relative(cwd, path).replaceAll('\\', '/') || '.';
  const whole = new Set<string>();
  const parts = new Map<string, string[]>();
  const roots: string[] = [];
  for (const path of paths) {
    const absolute = resolve(cwd, path);
    const kind = await kindOf(absolute);
    if (kind === undefined) throw await notThere(path, cwd, slugs);
    const tenant = await tenantAbove(kind === 'file' ? dirname(absolute) : absolute);
    if (tenant === absolute) {
      whole.add(tenant);
    } else if (tenant !== undefined) {
      // Named as in findings: through the tenant's folder, even from inside it.
      const file = nameBelow(named(tenant), relative(tenant, absolute));
      parts.set(tenant, [...(parts.get(tenant) ?? []), file]);
    } else if (kind === 'file') {
      throw new UsageError(
        `"${path}" belongs to no tenant: there is no site.json in its folder or above it`,
      );
    } else if (await hasPages(absolute)) {
      whole.add(absolute);
    } else {
      const tenants = await tenantsOf(absolute);
      if (tenants.length === 0)
        throw new UsageError(`"${path}" holds no tenant: a tenant is a folder with a site.json`);
      roots.push(named(absolute));
      for (const each of tenants) whole.add(each);
    }
  }
  const directories = [...new Set([...whole, ...parts.keys()])].sort();
  return {
    roots,
    tenants: directories.map((directory) => ({
      directory: named(directory),
      only: whole.has(directory) ? undefined : parts.get(directory),
    })),
  };
}

/**
 * Finds the tenants of a command line: by its paths and slugs, else by {@link defaultPath}.
 * @param command the command's name, for the advice if there is no such folder.
 * @throws {UsageError} for paths that can't be used.
 */
export async function targetsOf(
  paths: readonly string[],
  env: ProcessContext['env'],
  command = 'validate',
): Promise<Targets> {
  if (paths.length > 0) {
    const named = await Promise.all(paths.map((path) => pathOrSlug(path, env)));
    return findTargets(named, process.cwd(), slugFolder(env));
  }
  const folder = await defaultPath(env, process.cwd());
  if (!(await isThere(folder))) throw nothingHere(folder, 'check', command);
  return findTargets([folder], process.cwd());
}

/** Creates the error for a file in a tenant's folder that is not part of the tenant. */
export const notPart = (path: string): UsageError =>
  new UsageError(
    `"${path}" is no part of its tenant: site.json, redirects.json and the folders pages, components, data and assets are`,
  );
