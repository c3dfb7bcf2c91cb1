import { parentPort, workerData } from 'node:worker_threads';
import { blockingFileSystem, readPages } from '@forecourt/content';
import { keepChecked } from './keep-checked.ts';
import { recordPages } from './page-records.ts';
import { takePaths, type ThreadOrder } from './page-threads.ts';

const order = workerData as ThreadOrder;
const { directory, surroundings, settings, once } = order;
const { site, assets } = surroundings;
const lint =
  settings && site
    ? (await import('./lint-check.ts')).startTenantLint({ slug: site.slug, site, assets }, settings)
    : undefined;

for (let paths = takePaths(order); paths !== undefined; paths = takePaths(order)) {
  const { keep, found } = keepChecked(surroundings.components, lint);
  const states = await readPages(directory, paths, surroundings, keep, {
    fs: blockingFileSystem,
    allErrors: true,
    once,
  });
  parentPort!.postMessage(JSON.stringify(recordPages(states, (entry) => found.get(entry))));
}
