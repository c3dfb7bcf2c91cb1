import type { FileSystem } from '@forecourt/content';
import { locateFile } from './locate-file.ts';
import type { InstalledPackage, Located } from './locate-file.ts';

/** Conditions of `exports` under which Node imports a package. */
const conditions = new Set(['node', 'import', 'default', 'module-sync']);

/** Target of a part of `exports`: a path, alternatives in order, or targets by condition. */
function targetOf(exported: unknown): string | undefined {
  if (typeof exported === 'string') return exported;
  if (typeof exported !== 'object' || exported === null) return undefined;
  const parts = Array.isArray(exported)
    ? exported
    : Object.entries(exported).flatMap(([name, part]) => (conditions.has(name) ? [part] : []));
  for (const part of parts) {
    const target = targetOf(part);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** Path of the module that a package is imported by, as Node selects it. */
function entryOf({ manifest: { exports, main }, subpath }: InstalledPackage): string | undefined {
  if (exports === undefined || exports === null)
    return subpath ?? (typeof main === 'string' ? main : 'index.js');
  const paths = typeof exports === 'object' && !Array.isArray(exports) ? exports : { '.': exports };
  const hasPaths = Object.keys(paths).some((name) => name.startsWith('.'));
  const wanted = subpath === undefined ? '.' : `./${subpath}`;
  if (!hasPaths) return wanted === '.' ? targetOf(paths) : undefined;
  return targetOf((paths as Readonly<Record<string, unknown>>)[wanted]);
}

/** Locates the module of a plugin that a configuration in a folder names by a path or a package. */
export const locatePlugin = (fs: FileSystem, folder: string, name: string): Promise<Located> =>
  locateFile(fs, folder, name, (installed) => ({
    path: entryOf(installed),
    missing: 'has no module to import; correct its package.json',
  }));
