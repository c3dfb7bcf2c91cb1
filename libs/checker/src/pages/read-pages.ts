import { hash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { decodedAddress } from '@forecourt/block-schemas';
import type { PageEntry, Site } from '@forecourt/block-schemas';
import type { FileSystem, PageContext } from '@forecourt/content';
import { settingsOfNoPage } from '@forecourt/lint';
import type { LintRun } from '@forecourt/lint';
import { checkPage } from './page-result.ts';
import type { PageResult } from './page-result.ts';
import { runWorker, takeFiles, threadsFor } from './page-workers.ts';
import type { PageTask } from './page-workers.ts';
import { stringSharing } from './shared-strings.ts';
import type { CheckSettings } from '../settings.ts';

/** All that the results of pages depend on besides their files. */
export interface PageConditions {
  /** Hash of all of it but the assets. */
  readonly key: string;
  /** Facts about each asset by its path, as text; none if no rules run. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Returns the settings that results of pages depend on: plugins may read any. */
function settingsOfPages(site: Site | undefined, hasPlugins: boolean): Partial<Site> | undefined {
  if (site === undefined || hasPlugins) return site;
  const others: ReadonlySet<string> = new Set(settingsOfNoPage);
  return Object.fromEntries(Object.entries(site).filter(([name]) => !others.has(name)));
}

/** Returns all that the results of pages depend on besides their files. */
export function pageConditions(
  { site, components, brokenComponents, assets }: PageContext,
  { config, at, horizonDays, onlyRules, siblings }: CheckSettings,
  lint: LintRun | undefined,
): PageConditions {
  // Validation depends on components alone.
  const settings = settingsOfPages(site, (config?.plugins?.length ?? 0) > 0);
  const ofRules = lint && [settings, config, at, horizonDays, onlyRules, siblings, lint.today];
  const facts = [...assets].map(([path, { file: _file, ...asset }]): [string, string] => [
    path,
    JSON.stringify(asset),
  ]);
  return {
    key: hash('sha256', JSON.stringify([[...components], brokenComponents, ofRules]), 'hex'),
    assets: new Map(lint ? facts : []),
  };
}

/** Returns a hash of conditions, for results that are stored. */
export const conditionsKey = ({ key, assets }: PageConditions): string =>
  hash('sha256', JSON.stringify([key, [...assets]]), 'hex');

/** Returns the paths of assets of which facts differ, without their extensions, which links may leave out. */
function changedAssets(one: PageConditions, other: PageConditions): readonly string[] {
  const paths = new Set([...one.assets.keys(), ...other.assets.keys()]);
  return [...paths]
    .filter((path) => one.assets.get(path) !== other.assets.get(path))
    .map((path) => path.replace(/\.[^./]*$/, ''));
}

/**
 * Returns the results that hold under other conditions: a page depends on the assets that it refers
 * to. Rules of plugins may read any, so with them every asset counts.
 */
export function resultsUnder(
  conditions: PageConditions,
  earlier: PageConditions,
  results: ReadonlyMap<string, PageResult>,
  hasPlugins: boolean,
): ReadonlyMap<string, PageResult> {
  if (conditions.key !== earlier.key) return new Map();
  const changed = changedAssets(conditions, earlier);
  if (changed.length === 0) return results;
  if (hasPlugins) return new Map();
  const isAffected = ({ page }: PageResult) =>
    page?.references.some(({ value }) =>
      changed.some((path) => value.includes(path) || decodedAddress(value).includes(path)),
    );
  return new Map([...results].filter(([, result]) => !isAffected(result)));
}

/**
 * Returns the results that still hold: those of files with the same stamp.
 * @param changed files that are to be read again even so.
 */
export async function unchangedResults(
  fs: FileSystem,
  directory: string,
  files: readonly string[],
  known: ReadonlyMap<string, PageResult>,
  changed: ReadonlySet<string>,
): Promise<ReadonlyMap<string, PageResult>> {
  const results = new Map<string, PageResult>();
  for (const file of files) {
    const result = changed.has(file) ? undefined : known.get(file);
    if (!result?.stamp) continue;
    const stat = await fs.stat(join(directory, file)).catch(() => undefined);
    if (stat?.stamp === result.stamp) results.set(file, result);
  }
  return results;
}

/**
 * Checks pages, each by itself. Many pages are read in several threads; the result does not depend on
 * their number.
 * @param workers number of threads; by the number of files if left out.
 * @param onRead called with each file that another thread has read.
 * @param entries receives the content of pages if given, which requires a single thread.
 * @returns results by file, without those of removed files.
 */
export async function readPages(
  fs: FileSystem,
  { directory, files, context, settings }: Omit<PageTask, 'taken'>,
  lint: LintRun | undefined,
  workers: number | undefined,
  onRead?: (file: string) => void,
  entries?: Map<string, PageEntry>,
): Promise<ReadonlyMap<string, PageResult>> {
  const results = new Map<string, PageResult>();
  const share = stringSharing();
  const threads = threadsFor(files.length, workers);
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const task: PageTask = { directory, files, taken, context, settings };
  const receive = (received: readonly PageResult[]) => {
    for (const result of received) {
      results.set(result.file, share(result));
      onRead?.(result.file);
    }
  };
  // Settled from the start: a worker may fail while this thread is still reading.
  const ended = Promise.allSettled(
    Array.from({ length: threads - 1 }, () => runWorker(task, receive)),
  );
  const readHere = async (batch: readonly string[]) => {
    for (const file of batch) {
      const checked = await checkPage(fs, directory, file, context, lint);
      if (checked) results.set(file, share(checked.result));
      if (checked?.entry) entries?.set(file, checked.entry);
    }
    // Lets other work of this thread go on, such as receiving results of other threads.
    await setImmediate();
  };
  for (let batch = takeFiles(task); batch !== undefined; batch = takeFiles(task))
    await readHere(batch);
  if ((await ended).some(({ status }) => status === 'rejected'))
    await readHere(files.filter((file) => !results.has(file)));
  return results;
}
