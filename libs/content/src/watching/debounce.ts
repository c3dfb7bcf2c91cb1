/** Debounced callback. */
export interface Debounce {
  /** Restarts the wait. @param delay milliseconds to wait; the usual delay if left out. */
  readonly touch: (delay?: number) => void;
  readonly stop: () => void;
}

/**
 * Creates a debounced callback, which runs once `touch` has not been called for `delay` milliseconds,
 * and at the latest `maxDelay` milliseconds after the first call.
 */
export function createDebounce(callback: () => void, delay: number, maxDelay = Infinity): Debounce {
  let timer: NodeJS.Timeout | undefined;
  let latest: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    latest = undefined;
  };
  const run = () => {
    stop();
    callback();
  };
  return {
    stop,
    touch: (wait = delay) => {
      const now = performance.now();
      latest ??= now + maxDelay;
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(0, Math.min(wait, latest - now)));
    },
  };
}

/** Debounced callbacks by name. */
export interface NamedDebounces {
  /** Restarts the wait of a name. */
  readonly touch: (name: string) => void;
  /** Starts the wait of a name unless it has started. */
  readonly start: (name: string) => void;
  readonly stop: () => void;
}

/** Creates a debounced callback for each name. */
export function createNamedDebounces(
  callback: (name: string) => void,
  delay: number,
): NamedDebounces {
  const waiting = new Map<string, Debounce>();
  const start = (name: string) => {
    if (!waiting.has(name)) touch(name);
  };
  const touch = (name: string) => {
    const debounce =
      waiting.get(name) ??
      createDebounce(() => {
        waiting.delete(name);
        callback(name);
      }, delay);
    waiting.set(name, debounce);
    debounce.touch();
  };
  return {
    touch,
    start,
    stop: () => {
      for (const debounce of waiting.values()) debounce.stop();
      waiting.clear();
    },
  };
}
