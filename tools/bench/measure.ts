/** One line of a benchmark: what was measured, as a ratio to a floor measured in the same run. */
export interface Result {
  readonly name: string;
  readonly ratio: number;
  /** The ratio may be at most this. */
  readonly limit: number;
  /** The figures behind the ratio, for people. */
  readonly detail: string;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Milliseconds of CPU that a function takes; the wall clock would count what else the machine does. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function cpuAsync(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Runs two pieces of work in turn, A B A B …, and compares them pair by pair, so that a machine
 * whose speed drifts does not favour one of them.
 * @returns medians in milliseconds of CPU, and the median of the pairs' ratios A / B.
 */
export function compare(
  a: () => void,
  b: () => void,
  rounds = 7,
): { a: number; b: number; ratio: number } {
  a();
  b();
  const pairs = Array.from({ length: rounds }, () => [cpu(a), cpu(b)] as const);
  return {
    a: median(pairs.map((p) => p[0])),
    b: median(pairs.map((p) => p[1])),
    ratio: median(pairs.map((p) => p[0] / p[1])),
  };
}

/** The same for work that waits. */
export async function compareAsync(
  a: () => Promise<void>,
  b: () => Promise<void>,
  rounds = 7,
): Promise<{ a: number; b: number; ratio: number }> {
  // The engine needs a while to settle on how it runs code that it has not seen before.
  for (let round = 0; round < rounds; round++) {
    await a();
    await b();
  }
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await cpuAsync(a), await cpuAsync(b)]);
  return {
    a: median(pairs.map((p) => p[0])),
    b: median(pairs.map((p) => p[1])),
    ratio: median(pairs.map((p) => p[0] / p[1])),
  };
}
