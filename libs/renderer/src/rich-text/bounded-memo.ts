import { LRUCache } from 'lru-cache';

/**
 * Memoizes a pure function of one string in an LRU cache. `budget` limits the total length of all
 * keys, in UTF-16 code units.
 */
export function boundedMemo<Value>(
  budget: number,
  compute: (key: string) => Value,
): (key: string) => Value {
  const results = new LRUCache<string, { readonly value: Value }>({
    maxSize: budget,
    // A size of 0 is an error of the cache.
    sizeCalculation: (_, key) => Math.max(1, key.length),
    memoMethod: (key) => ({ value: compute(key) }),
  });
  return (key) => results.memo(key).value;
}
