/**
 * The values with the highest counts, those with the same count in the order of `counts`; values
 * that do not occur are left out. Sorts only what it returns, for a facet such as the price has
 * nearly as many values as there are entries.
 */
export function topValues(
  counts: ArrayLike<number>,
  max: number,
  nameOf: (index: number) => string,
): Record<string, number> {
  let found: number[] = [];
  for (let index = 0; index < counts.length; index++) if (counts[index]! > 0) found.push(index);
  if (found.length > max) {
    const byCount = new Map<number, number>();
    for (const index of found) byCount.set(counts[index]!, (byCount.get(counts[index]!) ?? 0) + 1);
    let room = max;
    let least = Infinity;
    for (const count of [...byCount.keys()].sort((a, b) => b - a)) {
      if (room <= 0) break;
      least = count;
      room -= byCount.get(count)!;
    }
    found = found.filter((index) => counts[index]! >= least);
  }
  found.sort((a, b) => counts[b]! - counts[a]! || a - b);
  return Object.fromEntries(
    found.slice(0, max).map((index) => [nameOf(index), counts[index]!] as const),
  );
}
