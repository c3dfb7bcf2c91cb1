import type { FormWay } from './form-way.ts';

/** A path through a form: indexes of its steps, and its end. */
export interface FormPath {
  readonly steps: readonly number[];
  /** `stuck`: the last step has no way out. */
  readonly end: 'sent' | 'stuck' | { readonly url: string };
}

/** Generates every path along ways; their number can double with every step. */
export function* pathsAlong(ways: readonly FormWay[]): Generator<FormPath, void> {
  function* onFrom(steps: readonly number[]): Generator<FormPath, void> {
    const onwards = ways.filter(({ from }) => from === steps.at(-1));
    if (onwards.length === 0) yield { steps, end: 'stuck' };
    for (const { to } of onwards) {
      if (typeof to !== 'number') yield { steps, end: to };
      // Ways lead forwards; one that did not would make a path without an end.
      else if (!steps.includes(to)) yield* onFrom([...steps, to]);
    }
  }
  for (const { from, to } of ways)
    if (from === 'start' && typeof to === 'number') yield* onFrom([to]);
}

/** Returns the indexes of the steps that some visitor sees. Ways lead forwards, so one pass is enough. */
export function stepsAlong(ways: readonly FormWay[]): ReadonlySet<number> {
  const seen = new Set<FormWay['from']>(['start']);
  for (const from of seen)
    for (const way of ways) if (way.from === from && typeof way.to === 'number') seen.add(way.to);
  return new Set([...seen].filter((each) => each !== 'start'));
}
