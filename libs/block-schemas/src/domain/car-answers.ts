import type { SearchAnswer } from '../queries.ts';
import type { CarFacet, CarListFacet, CarRangeFacet } from './car-facets.ts';
import { maxFacetValues, type CarRequests } from './car-requests.ts';
import { valueKey } from './value-key.ts';

type Read = Pick<CarRequests, 'search' | 'counted'>;

/** The answer that knows an attribute without the visitor's choice of it. */
const answerAbout = (facet: CarFacet, { counted }: Read, answers: readonly SearchAnswer[]) =>
  counted.includes(facet) ? answers[counted.indexOf(facet) + 2] : answers[0];

/** A value of an attribute and how many cars choosing it alone would find. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** Every value that an attribute has anywhere in the stock: seats by number, all others by how common they are. */
export function countedValues(
  facet: CarListFacet,
  read: Read,
  answers: readonly SearchAnswer[],
): readonly CountedValue[] {
  const counts = answerAbout(facet, read, answers)?.facets[facet] ?? {};
  const known = answers[1]?.facets[facet] ?? {};
  const spelt = new Map(Object.keys(known).map((value) => [valueKey(value), value]));
  const chosen = (read.search.values[facet] ?? []).map(
    (value) => spelt.get(valueKey(value)) ?? value,
  );
  return [...new Set([...Object.keys(known), ...chosen])]
    .sort((a, b) => (facet === 'seats' ? Number(a) - Number(b) : (known[b] ?? 0) - (known[a] ?? 0)))
    .map((value) => ({ value, count: counts[value] ?? 0, chosen: chosen.includes(value) }));
}

/** The ends of a number: in the whole stock, and in the cars that the visitor's other choices leave. */
export interface StockRange {
  readonly all: { readonly min: number; readonly max: number };
  /** Undefined when no car is left. */
  readonly left: { readonly min: number; readonly max: number } | undefined;
}

/** The range that the stock has of a number; undefined when no car has the number at all. */
export function stockRange(
  facet: CarRangeFacet,
  read: Read,
  answers: readonly SearchAnswer[],
): StockRange | undefined {
  const all = answers[1]?.facets_stats[facet];
  return all && { all, left: answerAbout(facet, read, answers)?.facets_stats[facet] };
}

/** About this many numbers to choose an end of a range from. */
const aboutSteps = 12;

/**
 * Numbers to choose the ends of a range from. They follow the stock: about as many cars lie between
 * any two neighbours, so one dear car doesn't stretch the choice for all others. Undefined where the
 * search didn't list every value.
 */
export function stockSteps(
  facet: CarRangeFacet,
  read: Read,
  answers: readonly SearchAnswer[],
): readonly number[] | undefined {
  const counts = Object.entries(answers[1]?.facets[facet] ?? {});
  const { all } = stockRange(facet, read, answers) ?? {};
  if (!all || counts.length === 0 || counts.length >= maxFacetValues) return undefined;
  const values = counts
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value);
  const total = values.reduce((sum, { count }) => sum + count, 0);
  const steps = new Set([rounded(all.min, Math.floor)]);
  let passed = 0;
  let due = total / aboutSteps;
  for (const { value, count } of values) {
    passed += count;
    if (passed < due && passed < total) continue;
    steps.add(rounded(value, Math.ceil));
    due = passed + total / aboutSteps;
  }
  return [...steps].sort((a, b) => a - b);
}

/** A number with at most two figures before its zeros: 36,990 up is 37,000, 8,990 up is 9,000. */
function rounded(value: number, round: (value: number) => number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return round(value / unit) * unit;
}
