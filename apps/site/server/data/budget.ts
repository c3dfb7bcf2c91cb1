import { SourceFailure } from '@forecourt/dealership';
import { afterTimeout, type After } from '../limits/timer.ts';

/** Timeout of one request for all its queries of the dealer's data together (TEN-7). */
const dataBudgetMs = 1500;

/** The time budget of one request for its data. */
export interface Budget {
  /**
   * Resolves with the result of `answer` if it is in time; else rejects with a `SourceFailure` of
   * kind `timeout`. A later result is discarded.
   * @param source named in the failure.
   */
  readonly wait: <T>(source: string, answer: () => Promise<T>) => Promise<T>;
  /** Stops the timer. */
  readonly close: () => void;
}

/** Starts the timer of one request. */
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
        // A synchronous exception counts as a rejection.
        void Promise.resolve()
          .then(answer)
          .then(resolve, reject)
          .finally(() => waiting.delete(giveUp));
      }),
    close: stop,
  };
}
