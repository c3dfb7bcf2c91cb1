import type { LocatedFinding } from '@forecourt/block-schemas';
import { blockingFileSystem, nameBelow, readTenant } from '@forecourt/content';
import type { FileSystem, TenantReading } from '@forecourt/content';
import type { LintSettings } from './lint-check.ts';
import { checkPages } from './page-checks.ts';
import type { PageCache } from './page-cache.ts';
import type { PageChecks } from './page-checks.ts';
import { crossReferences } from './cross-references.ts';
import { uncheckedFor } from './unusable-files.ts';

/** What a check found in one tenant. */
export interface TenantCheck {
  readonly reading: TenantReading;
  readonly findings: readonly LocatedFinding[];
  /** Every file checked, as findings name it. */
  readonly files: readonly string[];
  /** What was found on pages while they were read: they are not kept. */
  readonly pages?: PageChecks;
  /** Why what was found could not be left to later runs. */
  readonly cacheFault?: string;
}

/** A tenant to check. */
export interface TenantTarget {
  /** Its folder, relative to the working directory. */
  readonly directory: string;
}

/** How to check a tenant. */
export interface CheckOptions {
  /** Called with each file that is read. */
  readonly onRead?: (path: string) => void;
  /** An earlier check, to read only what changed since. */
  readonly before?: TenantCheck;
  /** Paths below the tenant's folder that changed. */
  readonly changed?: ReadonlySet<string>;
  /** Ask the rules about each page while it is read. */
  readonly lint?: LintSettings;
  /** Where results are kept for later runs; nowhere if left out. */
  readonly cache?: PageCache;
  /** How many threads to read pages in; chosen by their number if left out. */
  readonly threads?: number;
  /** Whether no later check builds on this one. */
  readonly once?: boolean;
}

function readingWith(onRead: CheckOptions['onRead']): FileSystem {
  if (onRead === undefined) return blockingFileSystem;
  return {
    ...blockingFileSystem,
    readFile: (path) => {
      onRead(path);
      return blockingFileSystem.readFile(path);
    },
  };
}

function filesOf({ files }: TenantReading, directory: string): string[] {
  if (files === undefined) return [];
  const { site, components, pages, assets, data, redirects } = files;
  return [site, components, pages, assets, data, redirects].flatMap((kind) =>
    [...kind.keys()].map((path) => nameBelow(directory, path)),
  );
}

/** Checks every file of a tenant and what they refer to. Never throws: faults of files are findings. */
export async function checkTenant(
  { directory }: TenantTarget,
  options: CheckOptions = {},
): Promise<TenantCheck> {
  const { onRead, before, changed, lint, cache, threads, once } = options;
  const linting = lint && {
    settings: lint,
    start: (await import('./lint-check.ts')).startTenantLint,
  };
  const { pageReader, checks, remember } = checkPages({
    directory,
    linting,
    before: before?.pages,
    cache,
    threads,
    onRead,
    once: once && cache === undefined,
  });
  const reading = await readTenant(directory, {
    fs: readingWith(onRead),
    allErrors: true,
    before: before?.reading,
    changed,
    pageReader,
  });
  const fault = await remember(reading.files);
  const pages = checks();
  const references = pages
    ? await crossReferences(blockingFileSystem, directory, reading, pages)
    : [];
  return {
    reading,
    findings: [...reading.findings, ...references, ...uncheckedFor(reading, directory)],
    files: filesOf(reading, directory),
    pages,
    cacheFault: fault,
  };
}
