import { UsageError } from '../errors/exit-codes.ts';
import type { CheckOptions } from '../options/check-options.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import type { CheckerOptions, CheckResult } from '@forecourt/checker';

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

/** Warns once if results could not be cached. The findings are still complete. */
export async function warnOfCacheErrors(
  results: Iterable<CheckResult>,
  context: ProcessContext,
): Promise<void> {
  const error = [...results].find(({ cacheError }) => cacheError !== undefined)?.cacheError;
  if (error !== undefined) (await import('./cache-folder.ts')).warnOfCache(error, context);
}
