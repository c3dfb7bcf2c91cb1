import { resolve } from 'node:path';
import type { PageEntry } from '@forecourt/block-schemas';
import type { FileSystem, FileState, PageReader } from '@forecourt/content';
import type { LintRun } from '@forecourt/lint';
import type { CheckerOptions } from './checker.ts';
import type { PageResult } from './pages/page-result.ts';
import {
  conditionsKey,
  pageConditions,
  readPages,
  resultsUnder,
  unchangedResults,
} from './pages/read-pages.ts';
import type { PageConditions } from './pages/read-pages.ts';
import { readCache } from './pages/result-cache.ts';
import { startTenantLint } from './settings.ts';
import type { CheckSettings } from './settings.ts';
import { pageState } from './pages/tenant-files.ts';

/** Results of the pages of a tenant, and what they depend on. */
export interface PageResults {
  /** undefined if the tenant has no settings that a page could be read with. */
  readonly run?: LintRun;
  /** undefined if no page was read. */
  readonly conditions?: PageConditions;
  readonly pages: ReadonlyMap<string, PageResult>;
  /** Results that the cache had, whether they still hold or not. */
  readonly cached: readonly PageResult[];
}

/** Results of the last check of the tenant. */
interface EarlierPages extends Pick<PageResults, 'conditions' | 'pages'> {
  readonly states?: ReadonlyMap<string, FileState<PageEntry>>;
}

/** One check of the pages of a tenant, which happens while the tenant is read. */
export interface PageCheck extends Pick<
  CheckerOptions,
  'cache' | 'workers' | 'onRead' | 'forEditing'
> {
  readonly fs: FileSystem;
  readonly directory: string;
  readonly settings: CheckSettings;
  /** Paths of files that are to be read again even if their stamps are the same. */
  readonly changed: ReadonlySet<string>;
  readonly earlier?: EarlierPages;
}

/**
 * Returns a reader of pages that checks them, and a function that returns their results once the
 * tenant has been read.
 */
export function checkPages(task: PageCheck): {
  readonly pageReader: PageReader;
  readonly results: () => PageResults;
} {
  const { directory, settings, earlier, forEditing = false } = task;
  let results: PageResults = { pages: new Map(), cached: [] };

  const pageReader: PageReader = async (paths, context) => {
    const run = await startTenantLint(directory, context, settings);
    const conditions = pageConditions(context, settings, run);
    const cached =
      earlier === undefined && task.cache
        ? readCache(task.cache, directory, conditionsKey(conditions))
        : [];
    const unchanged = await unchangedOf(task, paths, conditions, cached);
    const entries = forEditing ? new Map<string, PageEntry>() : undefined;
    const read = await readPages(
      task.fs,
      {
        directory: resolve(directory),
        files: paths.filter((file) => !unchanged.has(file)),
        context,
        settings,
      },
      run,
      task.workers,
      task.onRead,
      entries,
    );
    const pages = new Map(
      paths.flatMap((file): [string, PageResult][] => {
        const result = unchanged.get(file) ?? read.get(file);
        return result ? [[file, result]] : [];
      }),
    );
    results = { run, conditions, pages, cached };
    return new Map(
      [...pages].map(([file, result]) => {
        const state = earlier?.states?.get(file);
        if (state && unchanged.has(file)) return [file, state];
        const lastGood = forEditing && !result.page?.isShown ? state?.served : undefined;
        return [file, pageState(result, entries?.get(file) ?? lastGood)];
      }),
    );
  };
  return { pageReader, results: () => results };
}

/** Returns the results of the last check, or else of the cache, that still hold. */
function unchangedOf(
  { fs, directory, settings, changed, earlier }: PageCheck,
  paths: readonly string[],
  conditions: PageConditions,
  cached: readonly PageResult[],
): Promise<ReadonlyMap<string, PageResult>> {
  const hasPlugins = (settings.config?.plugins?.length ?? 0) > 0;
  const known = earlier?.conditions
    ? resultsUnder(conditions, earlier.conditions, earlier.pages, hasPlugins)
    : new Map(cached.map((result) => [result.file, result]));
  return unchangedResults(fs, resolve(directory), paths, known, changed);
}
