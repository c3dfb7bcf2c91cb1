import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageSurroundings } from '@forecourt/content';
import type { LintSettings } from './lint-check.ts';
import type { PageRecords } from './page-records.ts';

/** What a thread is told. */
export interface ThreadOrder {
  /** The tenant's folder, absolute. */
  readonly directory: string;
  readonly paths: readonly string[];
  /** How many of the paths are taken: one number for all threads. */
  readonly taken: SharedArrayBuffer;
  readonly surroundings: PageSurroundings;
  /** None if rules are not asked. */
  readonly settings?: Omit<LintSettings, 'fs'>;
  /** Whether no later check builds on this one. */
  readonly once?: boolean;
}

/** Fewer pages than this for each thread are read sooner than a thread starts. */
const worthAThread = 1_000;
const mostThreads = 4;

/** How many threads to use for so many pages. @param asked by the caller; decides alone then. */
export const threadsFor = (pages: number, asked: number | undefined): number =>
  Math.min(
    asked ?? Math.min(availableParallelism(), mostThreads, Math.floor(pages / worthAThread)),
    pages,
  );

/** Pages taken at a time: few enough for all threads to end together. */
const share = 100;

/** Takes the next paths to read; undefined once there are none left. */
export function takePaths({ paths, taken }: Pick<ThreadOrder, 'paths' | 'taken'>) {
  const from = Atomics.add(new Int32Array(taken), 0, share);
  return from < paths.length ? paths.slice(from, from + share) : undefined;
}

// A thread lets go of each page at once: with more room for young objects it would be no faster.
const resourceLimits = { maxYoungGenerationSizeMb: 32 };

/** A thread finds the code that was compiled before where this one does, without Node's folder for its version. */
function threadEnvironment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return { ...process.env, ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) };
}

function runThread(order: ThreadOrder, receive: (records: PageRecords) => void): Promise<void> {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: order,
    env: threadEnvironment(),
    resourceLimits,
  });
  return new Promise((done, fail) => {
    worker.on('message', (text: string) => receive(JSON.parse(text) as PageRecords));
    worker.once('error', fail);
    worker.once('exit', (code) => (code === 0 ? done() : fail(new Error(`exit ${code}`))));
  });
}

/**
 * Reads pages in several threads, this one among them.
 * @param receive is given records of the other threads as they come. A thread that fails leaves its
 * pages to the caller, who reads whatever there is no record of.
 * @param readHere reads pages in this thread.
 */
export async function readInThreads(
  order: Omit<ThreadOrder, 'taken'>,
  threads: number,
  receive: (records: PageRecords) => void,
  readHere: (paths: readonly string[]) => Promise<void>,
): Promise<void> {
  const shared = { ...order, taken: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
  const others = Array.from({ length: threads - 1 }, () => runThread(shared, receive));
  for (let paths = takePaths(shared); paths !== undefined; paths = takePaths(shared)) {
    await readHere(paths);
    // Lets what the others have sent come in.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.allSettled(others);
}
