/** Runs checks after things have been quiet for a while, one at a time for each key. */
export interface CheckSchedule {
  /** Asks for a check of `key`, in so many milliseconds unless it is asked for again before. */
  readonly ask: (key: string, wait: number) => void;
  readonly stop: () => void;
}

/** A schedule of checks. @param run never rejects. */
export function checkSchedule(run: (key: string) => Promise<void>): CheckSchedule {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const start = (key: string) => {
    timers.delete(key);
    const before = running.get(key) ?? Promise.resolve();
    running.set(
      key,
      before.then(() => run(key)),
    );
  };
  return {
    ask: (key, wait) => {
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => start(key), wait),
      );
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
