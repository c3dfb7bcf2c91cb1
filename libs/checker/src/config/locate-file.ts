import { dirname, isAbsolute, join, resolve } from 'node:path';
import { readJson } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { pageLimits } from '@forecourt/json';
import { isFile } from './find-config.ts';

/** Location of a file, or the reason why there is none, with what to do. */
export type Located = { readonly file: string } | { readonly error: string };

/** True for a name that is a path, and not that of a package. */
const isPath = (name: string): boolean => /^\.{1,2}\//.test(name) || isAbsolute(name);

/** Manifest of a package, as far as it matters here. */
interface Manifest {
  /** Path of the shared configuration in the package. */
  readonly forecourt?: unknown;
  readonly exports?: unknown;
  readonly main?: unknown;
}

/** A package that is installed for a folder. */
export interface InstalledPackage {
  /** Its folder. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Path in the package that the name goes on with, if it does: `strict.json`. */
  readonly subpath?: string;
}

/**
 * Finds an npm package as Node does, in the folders node_modules at and above a folder.
 * @param name of a package, such as `@acme/rules`, or of a file in it, such as `@acme/rules/strict.json`.
 */
async function findPackage(
  fs: FileSystem,
  from: string,
  name: string,
): Promise<InstalledPackage | undefined> {
  const [, packageName, subpath] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const isPlain = (part: string) => part !== '..' && part !== '.' && part !== '';
  if (packageName === undefined || !name.split('/').every(isPlain)) return undefined;
  for (let at = resolve(from); ; at = dirname(at)) {
    const folder = join(at, 'node_modules', packageName);
    const path = join(folder, 'package.json');
    if (await isFile(fs, path)) {
      const { value } = await readJson(fs, path, path, await fs.stat(path), pageLimits);
      return { folder, manifest: (value ?? {}) as Manifest, subpath };
    }
    if (dirname(at) === at) return undefined;
  }
}

/** A file that a package is searched for. */
interface Wanted {
  /** Path in the package; undefined if the package names none. */
  readonly path: string | undefined;
  /** Message after the package's name if there is no such file, with what to do. */
  readonly missing: string;
}

/**
 * Locates a file that a configuration in a folder names by its path or by a package.
 * @param wantedIn returns the file that is meant in a package.
 */
export async function locateFile(
  fs: FileSystem,
  folder: string,
  name: string,
  wantedIn: (installed: InstalledPackage) => Wanted,
): Promise<Located> {
  if (isPath(name)) {
    const file = isAbsolute(name) ? name : join(folder, name);
    return (await isFile(fs, file))
      ? { file }
      : { error: `there is no file "${file}"; correct the path, which begins at this file` };
  }
  const installed = await findPackage(fs, folder, name);
  if (installed === undefined)
    return {
      error: `the package "${name}" is not installed; install it with npm, or begin the path of a file with "./"`,
    };
  const { path, missing } = wantedIn(installed);
  const file = path === undefined ? undefined : join(installed.folder, path);
  if (file !== undefined && (await isFile(fs, file))) return { file };
  return { error: `the package "${name}" ${missing}` };
}
