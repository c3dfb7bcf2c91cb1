import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/**
 * Preloaded into a measured process: answers `cpu` with the CPU time used so far, in milliseconds, and
 * after a garbage collection, in bytes, `memory` with the resident memory and `held` with that of
 * objects and buffers in use, which the allocator's reserves do not blur.
 */
process.on('message', (question) => {
  if (question !== 'cpu') {
    // The second collection frees what the first one's finalizers released.
    collectGarbage();
    setImmediate(() => {
      collectGarbage();
      const { rss, heapUsed, external } = process.memoryUsage();
      process.send?.(question === 'memory' ? rss : heapUsed + external);
    });
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
// The channel alone doesn't keep the process running.
process.channel?.unref();
