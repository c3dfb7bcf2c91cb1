/** Debounced callback. */
export interface QuietTimer {
  /** Restarts the wait, up to `longest` milliseconds after the first touch. */
  readonly touch: () => void;
  readonly stop: () => void;
}

/**
 * Creates a timer that runs `callback` when `quiet` milliseconds have passed without a `touch`, and at the
 * latest `longest` milliseconds after the first one.
 */
export function quietTimer(callback: () => void, quiet: number, longest = Infinity): QuietTimer {
  let timer: NodeJS.Timeout | undefined;
  let latest: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    latest = undefined;
  };
  const run = () => {
    stop();
    callback();
  };
  const touch = () => {
    const now = performance.now();
    latest ??= now + longest;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(quiet, latest - now)));
  };
  return { touch, stop };
}

/** Debounce timers by name. */
export interface QuietTimers {
  /**
   * Starts the timer of a name.
   * @param isAnew true to restart it if it is running; true if left out.
   */
  readonly touch: (name: string, isAnew?: boolean) => void;
  readonly stop: () => void;
}

/** Creates timers that call back with a name when `quiet` milliseconds have passed without a `touch` of it. */
export function quietTimers(callback: (name: string) => void, quiet: number): QuietTimers {
  const timers = new Map<string, QuietTimer>();
  const timerOf = (name: string) =>
    quietTimer(() => {
      timers.delete(name);
      callback(name);
    }, quiet);
  return {
    touch(name, isAnew = true) {
      const known = timers.get(name);
      const timer = known ?? timerOf(name);
      timers.set(name, timer);
      if (known === undefined || isAnew) timer.touch();
    },
    stop() {
      for (const timer of timers.values()) timer.stop();
      timers.clear();
    },
  };
}
