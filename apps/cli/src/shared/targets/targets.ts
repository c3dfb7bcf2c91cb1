import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, posix, relative, resolve } from 'node:path';
import { didYouMean } from '@forecourt/block-schemas';
import { UsageError } from '../errors/exit-codes.ts';
import { isThere } from '../files/is-there.ts';
import { printable } from '../terminal/printable.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import { nameBelow } from '@forecourt/content';

/** A tenant to check. */
export interface TenantTarget {
  /** The tenant's folder, relative to the working directory. */
  readonly directory: string;
  /** Files and folders below it, as findings name them, if only those are asked for. */
  readonly only?: readonly string[];
  /** Files that changed, as findings name them, if only those are asked for. */
  readonly changed?: ReadonlySet<string>;
}

/** Tells whether a file is one of the paths or below one of them. */
export const isWithin = (file: string, paths: readonly string[]) =>
  paths.some((path) => path === '.' || file === path || file.startsWith(`${path}/`));

/** What the paths of a command line stand for. */
export interface Targets {
  /** Each tenant once, in order. */
  readonly tenants: readonly TenantTarget[];
  /** Folders whose every folder is a tenant: tenants may come and go there. */
  readonly roots: readonly string[];
}

const kindOf = async (path: string): Promise<'file' | 'directory' | undefined> => {
  try {
    return (await stat(path)).isDirectory() ? 'directory' : 'file';
  } catch {
    return undefined;
  }
};

const hasSettings = async (folder: string) =>
  (await kindOf(join(folder, 'site.json'))) !== undefined;
const hasPages = async (folder: string) => (await kindOf(join(folder, 'pages'))) === 'directory';

/** Folders directly below one that may be tenants, in order. A link to a folder counts. */
export async function foldersBelow(folder: string): Promise<string[]> {
  const folders: string[] = [];
  for (const name of await readdir(folder)) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    if ((await kindOf(join(folder, name))) === 'directory') folders.push(join(folder, name));
  }
  return folders.sort();
}

/** The nearest folder at or above a path that is a tenant's. */
async function tenantAbove(path: string): Promise<string | undefined> {
  for (let at = path; ; at = dirname(at)) {
    if (await hasSettings(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/**
 * The path that a command looks at if its caller names none: FORECOURT_TENANTS_DIR, else `tenants`,
 * else the tenant that the caller stands in.
 * @returns relative to `cwd`; a folder that may not be there.
 */
export async function defaultPath(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): Promise<string> {
  if (env.FORECOURT_TENANTS_DIR) return env.FORECOURT_TENANTS_DIR;
  const around =
    (await kindOf(resolve(cwd, 'tenants'))) === undefined ? await tenantAbove(cwd) : undefined;
  return around === undefined ? 'tenants' : relative(cwd, around) || '.';
}

/** What to say if there is nothing at {@link defaultPath}. @param command with which to go on. */
export const nothingHere = (path: string, todo: string, command: string): UsageError =>
  new UsageError(
    `there is no folder "${path}" here; name what to ${todo}, such as forecourt ${command} path/to/tenant`,
  );

/** What to say about a path that does not exist, with the one that was probably meant. */
async function notThere(path: string, cwd: string): Promise<UsageError> {
  const bySlug = posix.join('tenants', path);
  const siblings = await readdir(resolve(cwd, dirname(path))).catch((): string[] => []);
  const name = didYouMean(basename(path), siblings);
  const near = name === undefined ? undefined : nameBelow(dirname(path), name);
  const meant = (await hasSettings(resolve(cwd, bySlug))) ? bySlug : near;
  return new UsageError(
    `"${printable(path)}" does not exist${meant === undefined ? '' : `; did you mean "${printable(meant)}"?`}`,
  );
}

async function tenantsOf(folder: string): Promise<string[]> {
  const folders = await foldersBelow(folder).catch((): string[] => []);
  for (const each of folders)
    if ((await hasSettings(each)) || (await hasPages(each))) return folders;
  return [];
}

/**
 * Finds the tenants that paths stand for: a tenant's folder, a folder of tenants, or a file or
 * folder within a tenant.
 * @param cwd the folder that relative paths start from.
 * @throws {UsageError} for a path that does not exist or has to do with no tenant.
 */
export async function findTargets(paths: readonly string[], cwd: string): Promise<Targets> {
  const named = (path: string) => relative(cwd, path).replaceAll('\\', '/') || '.';
  const whole = new Set<string>();
  const parts = new Map<string, string[]>();
  const roots: string[] = [];
  for (const path of paths) {
    const absolute = resolve(cwd, path);
    const kind = await kindOf(absolute);
    if (kind === undefined) throw await notThere(path, cwd);
    const tenant = await tenantAbove(kind === 'file' ? dirname(absolute) : absolute);
    if (tenant === absolute) {
      whole.add(tenant);
    } else if (tenant !== undefined) {
      // Named as findings name it, which is by way of the tenant's folder even from inside it.
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
      ...(!whole.has(directory) && { only: parts.get(directory) }),
    })),
  };
}

/**
 * Tenants that a command line names: by its paths, or else by {@link defaultPath}.
 * @param command the command's name, for the advice if there is no such folder.
 * @throws {UsageError} for paths that can't be used.
 */
export async function targetsOf(
  paths: readonly string[],
  env: ProcessContext['env'],
  command = 'validate',
): Promise<Targets> {
  if (paths.length > 0) return findTargets(paths, process.cwd());
  const folder = await defaultPath(env, process.cwd());
  if (!(await isThere(folder))) throw nothingHere(folder, 'check', command);
  return findTargets([folder], process.cwd());
}

/** A file of a tenant's folder that is no part of the tenant. */
export const notPart = (path: string): UsageError =>
  new UsageError(
    `"${path}" is no part of its tenant: site.json, redirects.json and the folders pages, components, data and assets are`,
  );
