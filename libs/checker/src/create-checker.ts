import { resolve } from 'node:path';
import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import { blockingFileSystem, nameBelow, readTenant } from '@forecourt/content';
import type { FileSystem, PageReader, TenantReading } from '@forecourt/content';
import type { Fix, LintRun } from '@forecourt/lint';
import { crossReferences } from './cross-references.ts';
import type { LocatedReferences } from './cross-references.ts';
import type { FixableFinding } from './lint-findings.ts';
import type { CheckedPage, PageResult } from './page-result.ts';
import { contextKey, readPages } from './read-pages.ts';
import { readCache, writeCache } from './result-cache.ts';
import type { ResultCache } from './result-cache.ts';
import type { CheckSettings } from './settings.ts';
import { allFiles, shownResults, staleFiles, stateOf, withCallback } from './tenant-files.ts';
import { uncheckedFor, unusableFiles } from './unusable-files.ts';

/** Result of checking one tenant. Files are named as the tenant's folder was. */
export interface CheckResult {
  /** undefined if there is no usable site.json. */
  readonly snapshot?: TenantSnapshot;
  /** Each problem once. */
  readonly findings: readonly LocatedFinding[];
  /** Changes that fix findings. */
  readonly fixes: ReadonlyMap<LocatedFinding, Fix>;
  /** Every file that was checked. */
  readonly files: readonly string[];
  /** Unusable files, without which other files can't be fully checked. */
  readonly unusable: ReadonlySet<string>;
  /** Reason why results could not be cached; undefined if they were. */
  readonly cacheError?: string;
}

/** Options of a checker. */
export interface CheckerOptions {
  readonly files: FileSystem;
  /** Returns the settings of a tenant; called for each check. */
  readonly config: (directory: string) => CheckSettings | Promise<CheckSettings>;
  /** Cache of results for later runs; none if left out. */
  readonly cache?: ResultCache;
  /** Number of threads for reading pages; by the number of pages if left out. Files in memory are read in one. */
  readonly workers?: number;
  /** Called with each file that is read. */
  readonly onRead?: (path: string) => void;
  /**
   * True for editors: snapshots retain whole pages, and the last good version of a broken file stays in
   * the snapshot.
   */
  readonly forEditing?: boolean;
}

/** Checks tenants. Results are cached by tenant, which makes later checks faster and never changes them. */
export interface Checker {
  /**
   * Checks a tenant. Never throws for bad content, which is reported as findings.
   * @param directory the tenant's folder. Only one check of it may run at a time.
   * @param options.changed paths below it that changed since the last check; others are read again if
   *   their stamps changed.
   */
  readonly check: (
    directory: string,
    options?: { readonly changed?: ReadonlySet<string> },
  ) => Promise<CheckResult>;
}

/** State of a tenant between checks. */
interface TenantMemory {
  readonly reading?: TenantReading;
  /** See {@link contextKey}. */
  readonly key: string;
  readonly pages: ReadonlyMap<string, CheckedPage>;
  readonly located: LocatedReferences;
}

/** Creates a checker, the one way from a tenant's files to its findings. */
export function createChecker(options: CheckerOptions): Checker {
  const { files, cache, onRead, forEditing = false } = options;
  // Reading a file once more, for locations, does not count.
  const fs = withCallback(files, onRead);
  // Worker threads see the disk alone.
  const workers = files === blockingFileSystem ? options.workers : 1;
  const memories = new Map<string, TenantMemory>();

  const check: Checker['check'] = async (directory, { changed = new Set<string>() } = {}) => {
    const settings = await options.config(directory);
    const isLinted = settings.report !== 'validate';
    // Loaded only for linting, to save time.
    const linting = isLinted
      ? { ...(await import('./settings.ts')), ...(await import('./lint-findings.ts')) }
      : undefined;
    const memory = memories.get(directory);
    const readAt = Date.now();
    let run: LintRun | undefined;
    let key = '';
    let pages: ReadonlyMap<string, CheckedPage> = new Map();
    let cached: readonly PageResult[] = [];
    const kind = isLinted ? 'lint' : 'validate';

    const pageReader: PageReader = async (paths, context) => {
      const { site, assets } = context;
      run = site && linting?.startTenantLint({ site, assets }, settings);
      key = contextKey(context, settings, run);
      if (memory === undefined && cache) cached = await readCache(cache, directory, kind, key);
      const known =
        memory?.key === key
          ? memory.pages
          : new Map(cached.map((result) => [result.file, { result }]));
      pages = await readPages({
        ...{ fs, directory: resolve(directory), files: paths, context, settings, lint: run },
        ...{ known, changed, workers, onRead, keepsEntries: forEditing },
      });
      const goodOf = (file: string) =>
        forEditing ? memory?.reading?.files?.pages.get(file)?.served : undefined;
      return new Map([...pages].map(([file, page]) => [file, stateOf(page, goodOf(file))]));
    };
    const reading = await readTenant(directory, {
      ...{ fs, allErrors: true, namedAs: '.', before: memory?.reading, changed, pageReader },
      ...{ keepsLastGood: forEditing, serveBrokenEdits: forEditing },
    });
    const located: LocatedReferences = memory?.located ?? new Map();
    memories.set(directory, { reading, key, pages, located });

    const shown = shownResults(reading, pages);
    const stale = staleFiles(reading);
    const references = await crossReferences(files, reading, shown, located);
    const validated = [
      ...reading.findings,
      ...references.filter(({ file }) => !stale.has(file)),
      ...uncheckedFor(reading),
    ];
    const report = async (): Promise<FixableFinding[]> => {
      // Without settings no rule can run: everything else is reported, with what was not checked.
      if (!linting || !run || !reading.snapshot) return validated.map((finding) => ({ finding }));
      const { onlyRules = [] } = settings;
      const all = await linting.lintFindings(files, run, reading.snapshot, shown, validated);
      // Filtered after all rules have run, since unused suppressions are only known then.
      const asked = all.filter(
        ({ finding }) => onlyRules.length === 0 || onlyRules.includes(finding.rule),
      );
      if (settings.report === 'check')
        return linting.mergeFindings(validated, asked, (file) => stale.has(file));
      const errors = reading.findings.filter(({ severity }) => severity === 'error');
      return linting.withReadErrors(errors, asked);
    };

    const findings: LocatedFinding[] = [];
    const fixes = new Map<LocatedFinding, Fix>();
    const nameOf = (file: string) => nameBelow(directory, file);
    for (const { finding, fix } of await report()) {
      // A folder that can't be read is named already.
      const named = reading.files ? { ...finding, file: nameOf(finding.file) } : finding;
      findings.push(named);
      if (fix) fixes.set(named, fix);
    }
    const isCached =
      cached.length === pages.size &&
      cached.every((result) => pages.get(result.file)?.result === result);
    const results = [...pages.values()].map(({ result }) => result);
    return {
      snapshot: reading.snapshot,
      findings,
      fixes,
      files: allFiles(reading).map(nameOf),
      unusable: new Set(unusableFiles(reading).map(nameOf)),
      cacheError:
        cache && key && memory === undefined && !isCached
          ? await writeCache(cache, directory, kind, key, results, readAt)
          : undefined,
    };
  };
  return { check };
}
