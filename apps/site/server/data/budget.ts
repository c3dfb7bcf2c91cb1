import { SourceFailure } from '@forecourt/dealership';

/** Calls back once after some milliseconds. @returns a function that calls it off. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** The machine's own clock. */
export const afterTimeout: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** How long one request may wait for the dealer's data, all its questions together (TEN-7). */
export const dataBudgetMs = 1500;

/** The time that one request has for its data. */
export interface Budget {
  /**
   * What `answer` comes to, if that is in time; else rejects with a `SourceFailure` of kind
   * `timeout`. An answer that comes later is dropped.
   * @param source named in the failure.
   */
  readonly wait: <T>(source: string, answer: () => Promise<T>) => Promise<T>;
  /** Stops the clock. */
  readonly close: () => void;
}

/** Starts the clock of one request. */
export function startBudget(after: After = afterTimeout, milliseconds = dataBudgetMs): Budget {
  let isOver = false;
  const waiting = new Set<() => void>();
  const stop = after(milliseconds, () => {
    isOver = true;
    for (const giveUp of waiting) giveUp();
  });
  return {
    wait: (source, answer) =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(new SourceFailure(source, 'timeout'));
        if (isOver) return giveUp();
        waiting.add(giveUp);
        // A source that throws at once is one that rejects.
        void Promise.resolve()
          .then(answer)
          .then(resolve, reject)
          .finally(() => waiting.delete(giveUp));
      }),
    close: stop,
  };
}
