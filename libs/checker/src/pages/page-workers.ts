import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageContext } from '@forecourt/content';
import type { PageResult } from './page-result.ts';
import { readResults } from './result-text.ts';
import type { CheckSettings } from '../settings.ts';

/** Pages to check, and all that their results depend on besides their files. */
export interface PageTask {
  /** The tenant's folder, absolute. */
  readonly directory: string;
  /** Paths below it. */
  readonly files: readonly string[];
  /** Number of files taken so far, shared by all threads. */
  readonly taken: SharedArrayBuffer;
  readonly context: PageContext;
  readonly settings: CheckSettings;
}

/** Minimum number of pages for each thread; with fewer, starting a thread takes longer than it saves. */
const minPages = 1_000;
const maxThreads = 4;

/** Returns the number of threads for a number of pages. @param given number that the caller chose, if any. */
export const threadsFor = (pages: number, given: number | undefined): number =>
  Math.min(
    given ?? Math.min(availableParallelism(), maxThreads, Math.floor(pages / minPages)),
    pages,
  );

/**
 * Files that a thread takes at a time: few enough for all threads to finish together, and for their
 * results to take little memory on their way to the first thread.
 */
const batchSize = 20;

/** Takes the next files to read; undefined once there are none left. */
export function takeFiles({ files, taken }: PageTask) {
  const from = Atomics.add(new Int32Array(taken), 0, batchSize);
  return from < files.length ? files.slice(from, from + batchSize) : undefined;
}

// Pages are garbage as soon as they are checked: a larger young generation only takes memory.
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** Returns an environment in which a worker finds the compile cache of this thread. */
function workerEnvironment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return { ...process.env, ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) };
}

/**
 * Starts a worker on a task.
 * @returns a promise that is settled once it has ended; files of a worker that failed have no result.
 */
export function runWorker(
  task: PageTask,
  receive: (results: readonly PageResult[]) => void,
): Promise<void> {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
    workerData: task,
    env: workerEnvironment(),
    resourceLimits,
  });
  return new Promise((done, fail) => {
    worker.on('message', (text: string) => receive(readResults(text)));
    worker.once('error', fail);
    worker.once('exit', (code) => (code === 0 ? done() : fail(new Error(`exit ${code}`))));
  });
}
