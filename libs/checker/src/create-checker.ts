import { resolve } from 'node:path';
import type { LocatedFinding, PageEntry } from '@forecourt/block-schemas';
import { blockingFileSystem, nameBelow, namesBelow, readTenant } from '@forecourt/content';
import type { PageReader, TenantReading } from '@forecourt/content';
import type { Fix, LintRun } from '@forecourt/lint';
import type { Checker, CheckerOptions } from './checker.ts';
import { crossReferences } from './cross-references.ts';
import type { LocatedReferences } from './cross-references.ts';
import { foldFindings } from './fold-findings.ts';
import { reportedFindings } from './lint-findings.ts';
import type { PageResult } from './page-result.ts';
import {
  conditionsKey,
  pageConditions,
  readPages,
  resultsUnder,
  unchangedResults,
} from './read-pages.ts';
import type { PageConditions } from './read-pages.ts';
import { readCache, writeCache } from './result-cache.ts';
import { startTenantLint } from './settings.ts';
import { allFiles, checkedResults, pageState, staleFiles, withCallback } from './tenant-files.ts';
import { uncheckedFor, unusableFiles } from './unusable-files.ts';

/** State of a tenant between checks. */
interface TenantMemory {
  readonly reading?: TenantReading;
  /** undefined if no page was read. */
  readonly conditions?: PageConditions;
  readonly pages: ReadonlyMap<string, PageResult>;
  /** See {@link crossReferences}. */
  readonly located: ReadonlyMap<PageResult, LocatedReferences>;
}

/** Creates a checker, the one way from a tenant's files to its findings. */
export function createChecker(options: CheckerOptions): Checker {
  const { onRead, forEditing = false } = options;
  const memories = new Map<string, TenantMemory>();

  const check: Checker['check'] = async (
    directory,
    { changed = new Set<string>(), files = options.files } = {},
  ) => {
    // Reading a file once more, for locations, does not count.
    const fs = withCallback(files, onRead);
    // Worker threads see the disk alone.
    const workers = files === blockingFileSystem ? options.workers : 1;
    const settings = await options.config(directory);
    // Nothing is known about what else the results of plugins depend on.
    const cache = settings.config?.plugins?.length ? undefined : options.cache;
    const memory = memories.get(directory);
    const readAt = Date.now();
    let run: LintRun | undefined;
    let conditions: PageConditions | undefined;
    let pages: ReadonlyMap<string, PageResult> = new Map();
    let cached: readonly PageResult[] = [];

    const pageReader: PageReader = async (paths, context) => {
      run = await startTenantLint(directory, context, settings);
      conditions = pageConditions(context, settings, run);
      const hasPlugins = (settings.config?.plugins?.length ?? 0) > 0;
      if (memory === undefined && cache)
        cached = readCache(cache, directory, conditionsKey(conditions));
      const root = resolve(directory);
      const fromCache = new Map(cached.map((result) => [result.file, result]));
      const known = memory?.conditions
        ? resultsUnder(conditions, memory.conditions, memory.pages, hasPlugins)
        : fromCache;
      const unchanged = await unchangedResults(fs, root, paths, known, changed);
      const task = {
        directory: root,
        files: paths.filter((file) => !unchanged.has(file)),
        context,
        settings,
      };
      const entries = forEditing ? new Map<string, PageEntry>() : undefined;
      const read = await readPages(fs, task, run, workers, onRead, entries);
      pages = new Map(
        paths.flatMap((file): [string, PageResult][] => {
          const result = unchanged.get(file) ?? read.get(file);
          return result ? [[file, result]] : [];
        }),
      );
      const earlier = memory?.reading?.files?.pages;
      return new Map(
        [...pages].map(([file, result]) => {
          const state = earlier?.get(file);
          if (state && unchanged.has(file)) return [file, state];
          const good = forEditing && !result.page?.isShown ? state?.served : undefined;
          return [file, pageState(result, entries?.get(file) ?? good)];
        }),
      );
    };
    const reading = await readTenant(directory, {
      fs,
      allErrors: true,
      readsDraft: true,
      namedAs: '.',
      before: memory?.reading,
      changed,
      pageReader,
      keepsLastGood: forEditing,
      serveBrokenEdits: forEditing,
    });

    const checked = checkedResults(pages);
    const stale = staleFiles(reading);
    const isSame =
      conditions !== undefined &&
      memory?.conditions !== undefined &&
      conditionsKey(conditions) === conditionsKey(memory.conditions);
    const known = isSame ? memory.located : new Map<PageResult, LocatedReferences>();
    const references = await crossReferences(files, reading, checked, known, options.external);
    memories.set(directory, { reading, conditions, pages, located: references.located });
    const validated = [
      ...reading.findings,
      ...references.findings.filter(({ file }) => !stale.has(file)),
      ...uncheckedFor(reading),
    ];
    const reported = foldFindings(
      reading,
      await reportedFindings(files, settings, reading, run, checked, validated),
    );

    const findings: LocatedFinding[] = [];
    const fixes = new Map<LocatedFinding, Fix>();
    // Findings of a file share its name.
    const names = new Map<string, string>();
    const nameOf = (file: string) => {
      const name = names.get(file) ?? nameBelow(directory, file);
      names.set(file, name);
      return name;
    };
    for (const [finding, fix] of reported) {
      // A folder that can't be read is named already.
      const named = reading.files ? { ...finding, file: nameOf(finding.file) } : finding;
      findings.push(named);
      if (fix) fixes.set(named, fix);
    }
    const isCached =
      cached.length === pages.size && cached.every((result) => pages.get(result.file) === result);
    return {
      snapshot: reading.snapshot,
      findings,
      fixes,
      files: namesBelow(directory, allFiles(reading)),
      unusable: new Set(unusableFiles(reading).map(nameOf)),
      cacheError:
        cache && conditions && memory === undefined && !isCached
          ? await writeCache(cache, directory, conditionsKey(conditions), pages.values(), readAt)
          : undefined,
    };
  };
  return { check };
}
