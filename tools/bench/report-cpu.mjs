import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/**
 * Preloaded into a measured process: answers `cpu` with the CPU time used so far, in milliseconds, and
 * `memory` with the resident memory after a garbage collection, in bytes.
 */
process.on('message', (question) => {
  if (question === 'memory') {
    // The second collection frees what the first one's finalizers released.
    collectGarbage();
    setImmediate(() => {
      collectGarbage();
      process.send?.(process.memoryUsage.rss());
    });
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
// The channel alone doesn't keep the process running.
process.channel?.unref();
