import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageSurroundings } from '@forecourt/content';
import type { LintSettings } from '../lint/lint-check.ts';
import type { PageRecords } from './page-records.ts';

/** What a thread is told. */
export interface ThreadOrder {
  /** The tenant's folder, absolute. */
  readonly directory: string;
  readonly paths: readonly string[];
  readonly surroundings: PageSurroundings;
  /** None if rules are not asked. */
  readonly settings?: Omit<LintSettings, 'fs'>;
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

// A thread lets go of each page at once, so that it needs little room for young objects.
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

function runThread(order: ThreadOrder, receive: (records: PageRecords) => void): Promise<void> {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: order,
    resourceLimits,
  });
  return new Promise((done, fail) => {
    worker.on('message', (text: string) => receive(JSON.parse(text) as PageRecords));
    worker.once('error', fail);
    worker.once('exit', (code) => (code === 0 ? done() : fail(new Error(`exit ${code}`))));
  });
}

/**
 * Reads pages in threads of their own.
 * @param receive is given records as they come. A thread that fails leaves its pages to the caller,
 * who reads whatever there is no record of.
 */
export async function readInThreads(
  order: ThreadOrder,
  threads: number,
  receive: (records: PageRecords) => void,
): Promise<void> {
  const share = Math.ceil(order.paths.length / threads);
  await Promise.allSettled(
    Array.from({ length: threads }, (_, at) =>
      runThread({ ...order, paths: order.paths.slice(at * share, (at + 1) * share) }, receive),
    ),
  );
}
