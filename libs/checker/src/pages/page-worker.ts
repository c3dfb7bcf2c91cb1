import { parentPort, workerData } from 'node:worker_threads';
import { blockingFileSystem } from '@forecourt/content';
import { checkPage } from './page-result.ts';
import type { PageResult } from './page-result.ts';
import { takeFiles } from './page-workers.ts';
import { writeResults } from './result-text.ts';
import { startTenantLint } from '../settings.ts';
import type { PageTask } from './page-workers.ts';

const task = workerData as PageTask;
const { directory, settings } = task;
const lint = await startTenantLint(directory, task.context, settings);

for (let files = takeFiles(task); files !== undefined; files = takeFiles(task)) {
  const results: PageResult[] = [];
  for (const file of files) {
    const checked = await checkPage(blockingFileSystem, directory, file, task.context, lint);
    if (checked) results.push(checked.result);
  }
  // As text: cloning the objects would take longer than writing and parsing them.
  parentPort!.postMessage(writeResults(results));
}
