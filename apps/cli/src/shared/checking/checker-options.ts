import { UsageError } from '../errors/exit-codes.ts';
import type { CheckOptions } from '../options/check-options.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import type { CheckerOptions, CheckResult } from '@forecourt/checker';
import type { TenantTarget } from '../targets/targets.ts';

/** Returns the options for reading: cache and threads. @throws {UsageError} for conflicting options. */
export async function readingOptions(
  { cache, cacheLocation, threads }: CheckOptions,
  context: ProcessContext,
): Promise<Pick<CheckerOptions, 'cache' | 'workers'>> {
  if (!cache) {
    if (cacheLocation !== undefined) throw new UsageError('--cache-location needs --cache');
    return { workers: threads };
  }
  const { defaultCacheFolder, openCache } = await import('./cache-folder.ts');
  const folder = cacheLocation ?? defaultCacheFolder(process.cwd());
  return { workers: threads, cache: await openCache(folder, context) };
}

/**
 * Limits tenants to the files that changed, if requested.
 * @throws {UsageError} outside a git repository, for an unknown commit, and in a watch.
 */
export async function narrowToChanged(
  tenants: readonly TenantTarget[],
  { changedSince, watch }: CheckOptions,
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

/** Warns once if results could not be cached. The findings are still complete. */
export async function warnOfCacheErrors(
  results: Iterable<CheckResult>,
  context: ProcessContext,
): Promise<void> {
  const error = [...results].find(({ cacheError }) => cacheError !== undefined)?.cacheError;
  if (error !== undefined) (await import('./cache-folder.ts')).warnOfCache(error, context);
}
