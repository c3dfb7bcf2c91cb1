import { UsageError } from '../exit-codes.ts';
import type { Surroundings } from '../surroundings.ts';
import type { CheckOptions } from '@forecourt/checker';
import type { TenantTarget } from '../targets/targets.ts';

/** How the command line asks to check content. */
export interface CheckRequest {
  readonly watch?: boolean;
  /** Tell findings alone of files that changed since this commit. */
  readonly changedSince?: string;
  readonly cache?: boolean;
  /** Folder of the cache; the usual one if left out. */
  readonly cacheLocation?: string;
  readonly threads?: number;
}

/** Reads the options of reading: cache and threads. @throws {UsageError} for options that don't go together. */
export async function readingOptions(
  { cache, cacheLocation, threads }: CheckRequest,
  surroundings: Surroundings,
): Promise<Pick<CheckOptions, 'cache' | 'threads'>> {
  if (!cache) {
    if (cacheLocation !== undefined) throw new UsageError('--cache-location needs --cache');
    return { threads };
  }
  const { defaultCacheFolder, openCache } = await import('./cache-folder.ts');
  const folder = cacheLocation ?? defaultCacheFolder(process.cwd());
  return { threads, cache: await openCache(folder, surroundings) };
}

/**
 * Narrows tenants down to the files that changed, if that was asked.
 * @throws {UsageError} outside a git repository, for an unknown commit, and in a watch.
 */
export async function narrowToChanged(
  tenants: readonly TenantTarget[],
  { changedSince, watch }: CheckRequest,
): Promise<readonly TenantTarget[]> {
  if (changedSince === undefined) return tenants;
  if (watch) throw new UsageError('--changed-since and --watch do not go together');
  const { changedFiles } = await import('../git/changed-files.ts');
  const changed = await changedFiles(
    tenants.map(({ directory }) => directory),
    changedSince,
  );
  return tenants.map((tenant) => ({ ...tenant, changed }));
}

/** Tells once that nothing could be left to later runs; what was found is right even so. */
export function tellCacheFault(
  checks: Iterable<{ readonly cacheFault?: string }>,
  { stderr }: Surroundings,
): void {
  const fault = [...checks].find(({ cacheFault }) => cacheFault !== undefined)?.cacheFault;
  if (fault !== undefined) stderr.write(`forecourt: ${fault}; the next run starts afresh\n`);
}
