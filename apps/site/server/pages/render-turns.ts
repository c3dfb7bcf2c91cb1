import { setImmediate } from 'node:timers/promises';

/**
 * Creates a queue for work that occupies the thread: each call resolves in a turn of the event loop of its
 * own, in order. Pages whose data arrive together are rendered one by one this way, and cached pages
 * and health checks are answered between them (OPS-3).
 */
export function createRenderTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
