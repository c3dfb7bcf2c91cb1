import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { LocatedFinding, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { blockingFileSystem, nameBelow, readPages, shareReferences } from '@forecourt/content';
import type {
  PageReader,
  PageReferences,
  PageSurroundings,
  RememberedPage,
  ShareReference,
  TenantReading,
} from '@forecourt/content';
import type { FileLint, LintRun } from '@forecourt/lint';
import type { LintSettings } from './lint-check.ts';
import { keepChecked } from './keep-checked.ts';
import { readCache, writeCache } from './page-cache.ts';
import type { CachedPages, PageCache } from './page-cache.ts';
import { recallPages, recordPages } from './page-records.ts';
import type { PageRecords } from './page-records.ts';
import { readInThreads, threadsFor } from './page-threads.ts';

/** What was found on a page while it was read. */
export interface PageCheck {
  readonly references: PageReferences;
  /** The faults of its references to itself, with places. */
  readonly faults: readonly LocatedFinding[];
  /** What rules have to say of it, if they were asked. */
  readonly lint?: FileLint;
  /** The places of `lint.findings`, in their order. */
  readonly lintPlaces: readonly LocatedFinding[];
  /** The places of references to other files that lead nowhere, for as long as these are the same. */
  placed?: { readonly key: string; readonly findings: readonly LocatedFinding[] };
}

/** What was found on the pages of a tenant; the pages themselves are not kept. */
export interface PageChecks {
  /** Changes with everything that pages are held against: settings, components, assets, rules, the day. */
  readonly key: string;
  readonly share: ShareReference;
  readonly lint?: LintRun;
  /** By what is kept of a page. */
  readonly found: WeakMap<PageEntry, PageCheck>;
}

/** Starts the rules' run over a tenant; it is loaded only by those who lint. */
export type StartLint = (
  tenant: Pick<TenantSnapshot, 'slug' | 'site' | 'assets'>,
  settings: LintSettings,
) => LintRun;

/** How rules are asked about pages while these are read. */
export interface PageLinting {
  readonly start: StartLint;
  readonly settings: LintSettings;
}

/** How the pages of a tenant are checked. */
export interface PageCheckOptions {
  /** How findings name the tenant's folder. */
  readonly directory: string;
  /** None if rules are not asked. */
  readonly linting?: PageLinting;
  /** What was found earlier, used again for pages that did not change. */
  readonly before?: PageChecks;
  /** Where results are kept for later runs; nowhere if left out. */
  readonly cache?: PageCache;
  /** How many threads to read in; chosen by the number of pages if left out. */
  readonly threads?: number;
  /** Called with each page that another thread has read. */
  readonly onRead?: (path: string) => void;
  /** Whether no later check builds on this one. */
  readonly once?: boolean;
}

/** Looks at pages as they are read. */
export interface PageChecker {
  readonly pageReader: (surroundings: PageSurroundings) => PageReader;
  /** What was found, once the tenant is read; undefined if it could not be. */
  readonly checks: () => PageChecks | undefined;
  /** Leaves what was found to later runs. @returns why it could not, if so. */
  readonly remember: (files: TenantReading['files']) => Promise<string | undefined>;
}

function keyOf(
  { site, components, assets }: PageSurroundings,
  settings: LintSettings | undefined,
  today: string | undefined,
): string {
  const { config, at, horizonDays, onlyRules } = settings ?? {};
  // Only rules look at anything but components.
  const looked = settings && [site, [...assets.values()].map(({ file: _file, ...rest }) => rest)];
  const parts = [[...components], looked, config, at, horizonDays, onlyRules, today];
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/** Older than this, in milliseconds, a file has surely not changed since under one stamp. */
const settled = 2_000;

const isSettled = (stamp: string, at: number): boolean =>
  stamp.split('-', 2).every((time) => Number(BigInt(time) / 1_000_000n) < at - settled);

/** Checks the pages of a tenant one by one: what each refers to and, if asked, what rules say. */
export function checkPages(options: PageCheckOptions): PageChecker {
  const { directory, linting, before, cache, threads, onRead, once } = options;
  const kind = linting === undefined ? 'validate' : 'lint';
  const nameOf = (path: string) => nameBelow(directory, path);
  const startedAt = Date.now();
  const elsewhere = new Map<string, RememberedPage>();
  let checks: PageChecks | undefined;
  let cacheKey = '';
  let cached: CachedPages | undefined;

  const recall = (
    records: PageRecords,
    { found, share }: PageChecks,
    proofOf: (stamp: string) => RememberedPage['proof'],
  ) => {
    for (const [file, { state, check }] of recallPages(records, share, nameOf)) {
      if (state.served && check) found.set(state.served, check);
      elsewhere.set(file, { state, proof: proofOf(state.stamp) });
    }
  };

  const pageReader = (surroundings: PageSurroundings): PageReader => {
    const { site, assets, components } = surroundings;
    const lint = site && linting?.start({ slug: site.slug, site, assets }, linting.settings);
    const key = keyOf(surroundings, linting?.settings, lint?.today);
    const known = before?.key === key ? before : undefined;
    const found = known?.found ?? new WeakMap<PageEntry, PageCheck>();
    const share = known?.share ?? shareReferences();
    const current = { key, share, lint, found };
    const { keep } = keepChecked(components, lint, found, share);
    checks = current;

    const prepare = async (paths: readonly string[]) => {
      if (cache !== undefined && before === undefined) {
        cacheKey = `${cache.version} ${key}`;
        cached = await readCache(cache.folder, directory, kind, cacheKey);
        if (cached !== undefined) {
          const { at } = cached;
          recall(cached, current, (stamp) => (isSettled(stamp, at) ? 'stamp' : 'content'));
        }
      }
      const unknown = paths.filter((path) => !elsewhere.has(path));
      const count = threadsFor(unknown.length, threads);
      if (count < 2) return;
      const settings = linting && { ...linting.settings, fs: undefined };
      const order = { directory: resolve(directory), paths: unknown, surroundings, settings, once };
      const receive = (records: PageRecords) => {
        recall(records, current, () => 'fresh');
        for (const { file } of records.pages) onRead?.(file);
      };
      await readInThreads(order, count, receive, async (mine) => {
        const options = { fs: blockingFileSystem, allErrors: true, nameOf, once };
        const states = await readPages(order.directory, mine, surroundings, keep, options);
        for (const [file, state] of states) {
          elsewhere.set(file, { state, proof: 'fresh' });
          onRead?.(file);
        }
      });
    };
    return {
      keep,
      again: before !== undefined && known === undefined,
      once,
      prepare,
      remembered: (file) => elsewhere.get(file),
    };
  };

  const remember = async (files: TenantReading['files']) => {
    if (cache === undefined || checks === undefined || files === undefined || cacheKey === '')
      return undefined;
    const { found } = checks;
    const records = recordPages(files.pages, (entry) => found.get(entry));
    const isSame =
      cached !== undefined &&
      JSON.stringify(records) ===
        JSON.stringify({ references: cached.references, pages: cached.pages });
    if (isSame) return undefined;
    return writeCache(cache.folder, directory, kind, cacheKey, { at: startedAt, ...records });
  };
  return { pageReader, checks: () => checks, remember };
}
