import type { LocatedFinding } from '@forecourt/block-schemas';
import { blockingFileSystem, nameBelow, namesBelow, readTenant } from '@forecourt/content';
import type { TenantReading } from '@forecourt/content';
import type { Fix } from '@forecourt/lint';
import type { Checker, CheckerOptions, CheckResult, Findings } from './checker.ts';
import { crossReferences } from './cross-references.ts';
import type { LocatedReferences } from './cross-references.ts';
import { foldFindings } from './findings/fold-findings.ts';
import { reportedFindings } from './findings/lint-findings.ts';
import { foldMisspeltPaths } from './findings/misspelt-paths.ts';
import { foldMisspeltSlugs } from './findings/misspelt-slugs.ts';
import type { PageResult } from './pages/page-result.ts';
import { checkPages } from './page-results.ts';
import type { PageResults } from './page-results.ts';
import { conditionsKey } from './pages/read-pages.ts';
import type { PageConditions } from './pages/read-pages.ts';
import { writeCache } from './pages/result-cache.ts';
import type { ResultCache } from './pages/result-cache.ts';
import { siblingReader } from './sibling-sites.ts';
import { allFiles, checkedResults, staleFiles, withCallback } from './pages/tenant-files.ts';
import { uncheckedFor, unusableFiles } from './findings/unusable-files.ts';

/** State of a tenant between checks. */
interface CheckedTenant extends Pick<PageResults, 'conditions' | 'pages'> {
  readonly reading: TenantReading;
  /** See {@link crossReferences}. */
  readonly located: ReadonlyMap<PageResult, LocatedReferences>;
}

/** Creates a checker, the one way from a tenant's files to its findings. */
export function createChecker(options: CheckerOptions): Checker {
  const { onRead, forEditing = false } = options;
  const memories = new Map<string, CheckedTenant>();
  const readSiblings = siblingReader();

  const check: Checker['check'] = async (
    directory,
    { changed = new Set<string>(), files = options.files, siblings = files } = {},
  ) => {
    // Reading a file once more, for locations, does not count.
    const fs = withCallback(files, onRead);
    const settings = {
      ...(await options.config(directory)),
      siblings: await readSiblings(siblings, directory),
    };
    // Nothing is known about what else the results of plugins depend on.
    const cache = settings.config?.plugins?.length ? undefined : options.cache;
    const memory = memories.get(directory);
    const readAt = Date.now();
    const pageCheck = checkPages({
      fs,
      directory,
      settings,
      changed,
      cache,
      // Worker threads see the disk alone.
      workers: files === blockingFileSystem ? options.workers : 1,
      onRead,
      forEditing,
      earlier: memory && { ...memory, states: memory.reading.files?.pages },
    });
    const reading = await readTenant(directory, {
      fs,
      allErrors: true,
      readsDraft: true,
      namedAs: '.',
      before: memory?.reading,
      changed,
      pageReader: pageCheck.pageReader,
      keepsLastGood: forEditing,
      serveBrokenEdits: forEditing,
    });
    const results = pageCheck.results();
    const { conditions, pages } = results;
    const checked = checkedResults(pages);
    const known = locatedBefore(memory, conditions);
    const references = await crossReferences(files, reading, checked, known, options.external);
    memories.set(directory, { reading, conditions, pages, located: references.located });
    const validated = validationFindings(reading, references.findings);
    const found = await reportedFindings(files, settings, reading, results.run, checked, validated);
    const folded = foldFindings(reading, await foldMisspeltSlugs(files, reading, found));
    const reported = await foldMisspeltPaths(files, reading, checked, folded);
    return {
      ...namedFindings(directory, reading, reported),
      cacheError: memory ? undefined : await storeResults(cache, directory, results, readAt),
    };
  };
  return { check };
}

/** Returns the validation findings of a tenant, with those about its references. */
function validationFindings(
  reading: TenantReading,
  references: readonly LocatedFinding[],
): LocatedFinding[] {
  const stale = staleFiles(reading);
  return [
    ...reading.findings,
    ...references.filter(({ file }) => !stale.has(file)),
    ...uncheckedFor(reading),
  ];
}

/** Returns the references located before, if pages depend on the same as then. */
function locatedBefore(
  memory: CheckedTenant | undefined,
  conditions: PageConditions | undefined,
): ReadonlyMap<PageResult, LocatedReferences> {
  if (memory?.conditions === undefined || conditions === undefined) return new Map();
  return conditionsKey(conditions) === conditionsKey(memory.conditions)
    ? memory.located
    : new Map();
}

/** Writes results to the cache unless it has them. @returns the reason why they could not be written. */
async function storeResults(
  cache: ResultCache | undefined,
  directory: string,
  { conditions, pages, cached }: PageResults,
  readAt: number,
): Promise<string | undefined> {
  if (!cache || !conditions) return undefined;
  const isCached =
    cached.length === pages.size && cached.every((result) => pages.get(result.file) === result);
  if (isCached) return undefined;
  return writeCache(cache, directory, conditionsKey(conditions), pages.values(), readAt);
}

/** Returns the result of a check, in which files have their paths from where the check was asked for. */
function namedFindings(directory: string, reading: TenantReading, reported: Findings): CheckResult {
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
  return {
    snapshot: reading.snapshot,
    findings,
    fixes,
    files: namesBelow(directory, allFiles(reading)),
    unusable: new Set(unusableFiles(reading).map(nameOf)),
  };
}
