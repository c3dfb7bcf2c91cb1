import { hash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FileSystem, PageContext } from '@forecourt/content';
import type { LintRun } from '@forecourt/lint';
import { checkPage } from './page-result.ts';
import type { CheckedPage } from './page-result.ts';
import { runWorker, takeFiles, threadsFor } from './page-workers.ts';
import type { CheckSettings } from './settings.ts';

/** Returns a hash of everything besides the pages that their results depend on. */
export function contextKey(
  { site, components, assets }: PageContext,
  { config, at, horizonDays, onlyRules }: CheckSettings,
  lint: LintRun | undefined,
): string {
  // Validation depends on components alone.
  const ofRules = lint && [
    site,
    [...assets.values()].map(({ file: _file, ...asset }) => asset),
    ...[config, at, horizonDays, onlyRules, lint.today],
  ];
  return hash('sha256', JSON.stringify([[...components], ofRules]), 'hex');
}

/** Options of {@link readPages}. */
export interface PageRequest {
  readonly fs: FileSystem;
  /** The tenant's folder, absolute. */
  readonly directory: string;
  readonly files: readonly string[];
  readonly context: PageContext;
  readonly settings: CheckSettings;
  readonly lint: LintRun | undefined;
  /** Results that are valid for files that did not change. */
  readonly known: ReadonlyMap<string, CheckedPage>;
  /** Files that changed, even if their stamps are the same. */
  readonly changed: ReadonlySet<string>;
  /** Number of threads; by the number of files if left out. */
  readonly workers?: number;
  /** True to retain the content of pages, which requires a single thread. */
  readonly keepsEntries: boolean;
  /** Called with each file that another thread has read. */
  readonly onRead?: (file: string) => void;
}

/** Returns the files without a valid result. */
async function changedFiles({ fs, directory, files, known, changed }: PageRequest) {
  const found: string[] = [];
  for (const file of files) {
    const stamp = changed.has(file) ? undefined : known.get(file)?.result.stamp;
    const now =
      stamp && (await fs.stat(join(directory, file)).catch(() => ({ stamp: undefined }))).stamp;
    if (now === undefined || now === '' || now !== stamp) found.push(file);
  }
  return found;
}

/**
 * Checks the pages of a tenant, each by itself, and reuses the results of unchanged pages. Many pages
 * are read in several threads; the result does not depend on their number.
 * @returns pages in the order of their files, without removed ones.
 */
export async function readPages(request: PageRequest): Promise<ReadonlyMap<string, CheckedPage>> {
  const { fs, directory, context, settings, lint, known, keepsEntries, onRead } = request;
  const files = await changedFiles(request);
  const read = new Map<string, CheckedPage>();
  const threads = threadsFor(files.length, request.workers);
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const task = { directory, files, taken, context, settings };
  const others = Array.from({ length: threads - 1 }, () =>
    runWorker(task, (results) => {
      for (const result of results) {
        read.set(result.file, { result });
        onRead?.(result.file);
      }
    }),
  );
  const readHere = async (batch: readonly string[]) => {
    for (const file of batch) {
      const checked = await checkPage(fs, directory, file, context.components, lint);
      if (checked) read.set(file, keepsEntries ? checked : { result: checked.result });
    }
    // Lets other work of this thread go on, such as receiving results of other threads.
    await setImmediate();
  };
  for (let batch = takeFiles(task); batch !== undefined; batch = takeFiles(task))
    await readHere(batch);
  const ended = await Promise.allSettled(others);
  if (ended.some(({ status }) => status === 'rejected'))
    await readHere(files.filter((file) => !read.has(file)));
  const isRead = new Set(files);
  return new Map(
    request.files.flatMap((file): [string, CheckedPage][] => {
      const checked = isRead.has(file) ? read.get(file) : known.get(file);
      return checked ? [[file, checked]] : [];
    }),
  );
}
