import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a program (`--import`): reports over IPC the worst pause of its main thread, in
 * milliseconds, whenever it gets a message, and starts anew.
 */
if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('message', () => {
    process.send({ worstMs: delay.max / 1e6 });
    delay.reset();
  });
}
