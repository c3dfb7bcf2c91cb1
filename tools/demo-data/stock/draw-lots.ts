/** Picks by lot; `random` gives numbers in [0, 1). */
export const pickOne = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)]!;

/** Picks by weight; fails if there is nothing with a weight. */
export function pickWeighted<T>(
  list: readonly T[],
  weightOf: (item: T, index: number) => number,
  random: () => number,
): T {
  const weights = list.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return list[index]!;
  }
  throw new Error('nothing to pick from');
}

/** A whole number from `from` to `to`, both included. */
export const between = (from: number, to: number, random: () => number): number =>
  from + Math.floor(random() * (to - from + 1));

/** So many different members, in their order in the list. */
export function pickSome<T>(list: readonly T[], count: number, random: () => number): Set<T> {
  const order = list.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at);
  return new Set(order.slice(0, count).map(({ item }) => item));
}
