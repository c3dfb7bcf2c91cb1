import { setTimeout } from 'node:timers/promises';

/** Share of the time that reading in the background leaves to other work, as a multiple of its own. */
const restPerWork = 3;
/** Longest rest in milliseconds: on a busy machine even a small tenant takes long to read. */
export const maxRestMs = 250;

/**
 * Reads tenants in the background, one at a time, with rests between them, so that visitors come
 * first.
 * @param read reads a tenant; must not reject.
 * @returns a function that ends the reading.
 */
export function readInBackground(
  folders: readonly string[],
  read: (folder: string) => Promise<void>,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const run = async () => {
    for (const folder of folders) {
      const started = performance.now();
      await read(folder);
      if (signal.aborted) return;
      const milliseconds = Math.min(maxRestMs, (performance.now() - started) * restPerWork);
      await setTimeout(milliseconds, undefined, { signal, ref: false });
    }
  };
  // It rejects when it is ended during a rest.
  run().catch(() => undefined);
  return () => ended.abort();
}
