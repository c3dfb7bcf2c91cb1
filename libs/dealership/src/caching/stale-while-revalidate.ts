import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';

/** Events of refreshing stale answers. */
export interface CacheEvents {
  /** A refreshed answer differs from the cached one. */
  readonly onChange?: () => void;
  /** Refreshing failed; the cached answer stays. */
  readonly onFailure?: (error: unknown) => void;
}

export interface CacheOptions extends CacheEvents {
  /** Current time in milliseconds. */
  readonly clock: () => number;
  /** Milliseconds for which an answer is fresh. */
  readonly freshFor: number;
  /** Milliseconds for which a stale answer may be used while it is refreshed or can't be: seven days. */
  readonly usableFor?: number;
  /** Limit of cached answers: 500. */
  readonly maxAnswers?: number;
}

const sevenDays = 7 * 24 * 3_600_000;

/**
 * Caches the answers of a function (stale-while-revalidate). A fresh answer is returned as it is; a
 * stale one is returned at once and refreshed in the background; concurrent calls share one request.
 * Failures are not cached: without a cached answer they are passed on.
 * @param keyOf equal for calls with equal answers
 */
export function cached<Q extends readonly unknown[], A>(
  ask: (...question: Q) => Promise<A>,
  keyOf: (...question: Q) => string,
  { clock, freshFor, usableFor = sevenDays, maxAnswers = 500, onChange, onFailure }: CacheOptions,
): (...question: Q) => Promise<A> {
  interface CachedAnswer {
    readonly answer: A;
    readonly at: number;
  }
  const answers = new LRUCache<string, CachedAnswer>({ max: maxAnswers });
  const asked = new Map<string, Promise<A>>();

  const fetchNow = (key: string, question: Q): Promise<A> => {
    const running = asked.get(key);
    if (running) return running;
    const answer = ask(...question)
      .then((found) => {
        const before = answers.get(key);
        answers.set(key, { answer: found, at: clock() });
        if (before && !isDeepStrictEqual(before.answer, found)) onChange?.();
        return found;
      })
      .finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  };

  return async (...question) => {
    const key = keyOf(...question);
    const known = answers.get(key);
    const age = known ? clock() - known.at : Infinity;
    if (known && age < freshFor) return known.answer;
    const newer = fetchNow(key, question);
    if (!known || age >= usableFor) return newer;
    newer.catch((error: unknown) => onFailure?.(error));
    return known.answer;
  };
}
