import { setImmediate } from 'node:timers/promises';

/** One line of a benchmark: what was measured, as a ratio to a floor measured in the same run. */
export interface Result {
  readonly name: string;
  readonly ratio: number;
  /** The ratio may be at most this. */
  readonly limit: number;
  /** The figures behind the ratio, for people. */
  readonly detail: string;
}

/** Returns the median; the higher of the two in the middle of an even number of values. */
export const median = (values: readonly number[]): number =>
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

/** Medians of two measured pieces of work, in the unit they were measured in, and of their ratio. */
export interface Comparison {
  a: number;
  b: number;
  ratio: number;
}

/** Returns the medians of pairs of measurements, and that of their ratios. */
export const summarise = (pairs: readonly (readonly [number, number])[]): Comparison => ({
  a: median(pairs.map(([a]) => a)),
  b: median(pairs.map(([, b]) => b)),
  ratio: median(pairs.map(([a, b]) => a / b)),
});

/**
 * Runs two pieces of work in turn, A B A B …, and compares them pair by pair, so that a machine
 * whose speed drifts does not favour one of them.
 * @returns medians in milliseconds of CPU, and the median of the pairs' ratios A / B.
 */
export function compare(a: () => void, b: () => void, rounds = 7): Comparison {
  a();
  b();
  const pairs = Array.from({ length: rounds }, () => [cpu(a), cpu(b)] as const);
  return summarise(pairs);
}

/**
 * The same for small pieces of work that wait, in turn one by one: B finds the processor's caches as
 * A left them and the other way round, as requests do, instead of running warm in a row.
 * @param turns pairs that one round adds up, before and between which the event loop turns.
 */
export async function compareInTurns(
  a: () => unknown,
  b: () => unknown,
  { rounds = 15, turns = 40 } = {},
): Promise<Comparison> {
  const alone = async (work: () => unknown) => {
    await setImmediate();
    return cpuAsync(async () => void (await work()));
  };
  const round = async (): Promise<[number, number]> => {
    const sums: [number, number] = [0, 0];
    for (let turn = 0; turn < turns; turn++) {
      sums[0] += await alone(a);
      sums[1] += await alone(b);
    }
    return [sums[0] / turns, sums[1] / turns];
  };
  // The engine needs a while to settle on how it runs code that it has not seen before.
  for (let warm = 0; warm < rounds; warm++) await round();
  const pairs: [number, number][] = [];
  for (let counted = 0; counted < rounds; counted++) pairs.push(await round());
  return summarise(pairs);
}
