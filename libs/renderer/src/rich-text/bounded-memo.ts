/**
 * Memoizes a pure function of one string in an LRU cache. `budget` limits the total length of all
 * keys, in UTF-16 code units.
 */
export function boundedMemo<Value>(
  budget: number,
  compute: (key: string) => Value,
): (key: string) => Value {
  const results = new Map<string, Value>();
  let spent = 0;

  return (key) => {
    if (results.has(key)) {
      const known = results.get(key) as Value;
      results.delete(key);
      results.set(key, known);
      return known;
    }
    const value = compute(key);
    if (key.length > budget) return value;
    results.set(key, value);
    spent += key.length;
    for (const oldest of results.keys()) {
      if (spent <= budget) break;
      results.delete(oldest);
      spent -= oldest.length;
    }
    return value;
  };
}
