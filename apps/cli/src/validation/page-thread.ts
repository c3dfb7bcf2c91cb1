import { parentPort, workerData } from 'node:worker_threads';
import { blockingFileSystem, readPages } from '@forecourt/content';
import { keepChecked } from './keep-checked.ts';
import { recordPages } from './page-records.ts';
import type { ThreadOrder } from './page-threads.ts';

/** Pages in one message: few enough to be taken in while the next ones are read. */
const atOnce = 250;

const { directory, paths, surroundings, settings } = workerData as ThreadOrder;
const { site, assets } = surroundings;
const lint =
  settings && site
    ? (await import('../lint/lint-check.ts')).startTenantLint(
        { slug: site.slug, site, assets },
        settings,
      )
    : undefined;

for (let from = 0; from < paths.length; from += atOnce) {
  const { keep, found } = keepChecked(surroundings.components, lint);
  const states = await readPages(directory, paths.slice(from, from + atOnce), surroundings, keep, {
    fs: blockingFileSystem,
    allErrors: true,
  });
  parentPort!.postMessage(JSON.stringify(recordPages(states, (entry) => found.get(entry))));
}
