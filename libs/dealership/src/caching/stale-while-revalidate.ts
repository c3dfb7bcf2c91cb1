import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';

/** What happens behind answers that were given already. */
export interface CacheEvents {
  /** A newer answer differs from the one that was kept. */
  readonly onChange?: () => void;
  /** A newer answer could not be had; the one that was kept stays. */
  readonly onFailure?: (error: unknown) => void;
}

export interface CacheOptions extends CacheEvents {
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** Milliseconds for which an answer is as good as new. */
  readonly freshFor: number;
  /** Milliseconds for which an answer is still given while a newer one is fetched, or can't be: seven days. */
  readonly usableFor?: number;
  /** Most answers kept: 500. */
  readonly most?: number;
}

const sevenDays = 7 * 24 * 3_600_000;

/**
 * Keeps the answers of a function that is asked the same again and again. A fresh answer is given
 * as it is; a stale one is given at once while a newer one is fetched behind it, and stays when
 * that fails; questions asked at the same time are asked once. A failure is never kept: without an
 * earlier answer it is passed on.
 * @param keyOf equal for questions with equal answers
 */
export function cached<Q extends readonly unknown[], A>(
  ask: (...question: Q) => Promise<A>,
  keyOf: (...question: Q) => string,
  { clock, freshFor, usableFor = sevenDays, most = 500, onChange, onFailure }: CacheOptions,
): (...question: Q) => Promise<A> {
  interface Kept {
    readonly answer: A;
    readonly at: number;
  }
  const kept = new LRUCache<string, Kept>({ max: most });
  const asked = new Map<string, Promise<A>>();

  const fetchNow = (key: string, question: Q): Promise<A> => {
    const running = asked.get(key);
    if (running) return running;
    const answer = ask(...question)
      .then((found) => {
        const before = kept.get(key);
        kept.set(key, { answer: found, at: clock() });
        if (before && !isDeepStrictEqual(before.answer, found)) onChange?.();
        return found;
      })
      .finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  };

  return async (...question) => {
    const key = keyOf(...question);
    const known = kept.get(key);
    const age = known ? clock() - known.at : Infinity;
    if (known && age < freshFor) return known.answer;
    const newer = fetchNow(key, question);
    if (!known || age >= usableFor) return newer;
    newer.catch((error: unknown) => onFailure?.(error));
    return known.answer;
  };
}
