import { resolve } from 'node:path';
import { errorCode, describeFileError } from '../file-system/file-error.ts';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { assembleTenant } from './assemble-tenant.ts';
import type { ReadOptions, TenantContext } from './tenant-context.ts';
import { isKept } from './gone-files.ts';
import type { GoneFiles } from './gone-files.ts';
import { brokenComponents, brokenPages } from './tenant-files.ts';
import { refreshTenantFiles } from './refresh-tenant-files.ts';
import type { TenantReading } from './tenant-reading.ts';
import { nameBelow } from '../reading/name-below.ts';

/** Options of {@link readTenant}. */
export interface RefreshOptions extends ReadOptions {
  /** The earlier reading; unchanged values are taken from it, by identity. */
  readonly before?: TenantReading;
  /** Paths below the tenant's folder that are read again even if their stamps are the same. */
  readonly changed?: ReadonlySet<string>;
  /** True to read only `site.json`: the snapshot has no content then, and must not be served. */
  readonly onlySite?: boolean;
  /** True if the tenant is being served: new data files are read in the background then. */
  readonly isServed?: boolean;
  /** Treatment of missing files; `drop` if left out. */
  readonly gone?: GoneFiles;
  /**
   * False to return the same as a first reading of the folder: `before` then only avoids reading
   * unchanged files. For checks of the current files; true if left out.
   */
  readonly keepsLastGood?: boolean;
  /** Folder to which names in findings are relative; the tenant's own if left out. */
  readonly namedAs?: string;
}

/**
 * Reads a tenant's folder into an immutable snapshot. Never throws: errors of files are findings, named
 * as `directory` was given. A page with errors is served without its broken blocks; with `before`, the
 * last good version of a file replaces a broken newer one (TEN-8).
 */
export async function readTenant(
  directory: string,
  options: RefreshOptions = {},
): Promise<TenantReading> {
  const { fs = nodeFileSystem, before, gone = 'drop', namedAs = directory } = options;
  const { keepsLastGood = true, allErrors = false, serveBrokenEdits = false } = options;
  const { changed = new Set<string>() } = options;
  const nameOf = (path: string) => nameBelow(namedAs, path);
  let realDirectory: string;
  try {
    realDirectory = await fs.realPath(directory);
  } catch (error) {
    const isGone = errorCode(error) === 'ENOENT';
    if (
      keepsLastGood &&
      before !== undefined &&
      (!isGone || isKept('.', gone, new Set(before.missing)))
    )
      return { ...before, missing: isGone ? ['.'] : [] };
    const name = directory.replaceAll('\\', '/');
    return { findings: [fileFinding(name, 'unreadable', describeFileError(error))], missing: [] };
  }
  const context: TenantContext = {
    ...options,
    fs,
    realDirectory,
    nameOf,
    keepsLastGood,
    allErrors,
    serveBrokenEdits,
    changed,
    directory: resolve(directory),
  };
  const files = await refreshTenantFiles(context, before?.files, gone);
  const assembled = await assembleTenant(context, files, keepsLastGood ? before : undefined);
  const staleFiles = [...files.data, ...files.redirects].flatMap(([file, { served, version }]) =>
    served !== undefined && served.version !== version ? [file] : [],
  );
  const broken = {
    brokenPages: brokenPages(files.pages),
    brokenComponents: brokenComponents(files.components),
  };
  return { ...assembled, missing: files.missing, ...broken, staleFiles, files };
}
