import type { SearchAnswer } from '@forecourt/block-schemas';
import {
  carListFacets,
  type CarFacet,
  type CarListFacet,
  type CarRangeFacet,
} from './car-facets.ts';
import { maxFacetValues, type CarRequests } from './car-requests.ts';
import type { CarSearch } from './car-search.ts';
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

/** Values as the stock spells them; those of no car in stock are unchanged. */
function asInStock(
  values: readonly string[],
  facet: CarListFacet,
  answers: readonly SearchAnswer[],
): readonly string[] {
  const known = Object.keys(answers[1]?.facets[facet] ?? {});
  const spellings = new Map(known.map((value) => [valueKey(value), value]));
  return values.map((value) => spellings.get(valueKey(value)) ?? value);
}

/** The visitor's search with its values as the stock spells them: `?make=ostara` reads "Ostara". */
export function searchAsInStock(search: CarSearch, answers: readonly SearchAnswer[]): CarSearch {
  const values = carListFacets.flatMap((facet) => {
    const chosen = search.values[facet];
    return chosen ? [[facet, asInStock(chosen, facet, answers)]] : [];
  });
  return { ...search, values: Object.fromEntries(values) as CarSearch['values'] };
}

/** Every value that an attribute has anywhere in the stock: seats by number, all others by how common they are. */
export function countedValues(
  facet: CarListFacet,
  read: Read,
  answers: readonly SearchAnswer[],
): readonly CountedValue[] {
  const counts = answerAbout(facet, read, answers)?.facets[facet] ?? {};
  const known = answers[1]?.facets[facet] ?? {};
  const chosen = asInStock(read.search.values[facet] ?? [], facet, answers);
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

/** Round numbers that people think in, within one power of ten. */
const roundFigures = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];

/** From this many times the lowest value on, steps grow with the value. */
const minSpread = 4;

/** Round numbers in ascending order: 1, 1.5, 2 and so on, ten times as much, a hundred times … */
function* roundNumbers(): Generator<number> {
  for (let power = 1; power <= 1e9; power *= 10)
    for (const figure of roundFigures) if (Number.isInteger(figure * power)) yield figure * power;
}

/**
 * Numbers to choose the ends of a range from: round ones, from just below the lowest value in stock to
 * the highest, without those that would find the same cars as the one before. They grow with the
 * value, so one dear car doesn't stretch the steps of all others. Undefined where equal steps do better:
 * when the highest value is less than four times the lowest, or the search didn't list every value.
 */
export function stockSteps(
  facet: CarRangeFacet,
  read: Read,
  answers: readonly SearchAnswer[],
): readonly number[] | undefined {
  const values = Object.keys(answers[1]?.facets[facet] ?? {})
    .map(Number)
    .sort((a, b) => a - b);
  if (values.length === 0 || values.length >= maxFacetValues) return undefined;
  if (values.at(-1)! < values[0]! * minSpread) return undefined;
  const steps: number[] = [];
  let below = 0;
  let at = 0;
  for (const step of roundNumbers()) {
    if (at === values.length) break;
    if (step <= values[0]!) below = step;
    else {
      if (steps.length === 0) steps.push(below);
      if (values[at]! <= step) steps.push(step);
      while (at < values.length && values[at]! <= step) at++;
    }
  }
  return steps;
}
