import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a program (`--import`): reports over IPC the longest pause of its main thread since the
 * last report, in milliseconds by the clock, and the CPU of the longest turn of its event loop, whenever
 * it gets a message.
 */
if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let longestCpu = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longestCpu = Math.max(longestCpu, user + system);
    before = process.threadCpuUsage();
  }, 1).unref();
  process.on('message', () => {
    process.send({ clock: delay.max / 1e6, cpu: longestCpu / 1_000 });
    delay.reset();
    longestCpu = 0;
  });
}
