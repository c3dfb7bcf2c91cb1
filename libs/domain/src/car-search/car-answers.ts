import type { Car, SearchAnswer } from '@forecourt/block-schemas';
import {
  carListFacets,
  type CarFacet,
  type CarListFacet,
  type CarRangeFacet,
} from './car-facets.ts';
import { maxFacetValues, type CarAnswers } from './car-requests.ts';
import type { CarSearch } from './car-search.ts';
import { spelledPlace } from '../locations/places.ts';
import { valueKey } from '../text/value-key.ts';

/** The answer that counts an attribute regardless of the visitor's choice of it. */
const answerAbout = (facet: CarFacet, { list, withoutChoice }: CarAnswers) =>
  withoutChoice.get(facet) ?? list;

/** Returns the cars of an answer to a search for cars, which the search has validated. */
export const carsIn = ({ hits }: Pick<SearchAnswer, 'hits'>) => hits as unknown as readonly Car[];

/** A value of an attribute, and the number of cars that choosing it alone would find. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** Values as the stock spells them; those of no car in stock are unchanged. */
function asInStock(
  values: readonly string[],
  facet: CarListFacet,
  { stock }: CarAnswers,
): readonly string[] {
  const known = Object.keys(stock?.facets[facet] ?? {});
  const spellings = new Map(known.map((value) => [valueKey(value), value]));
  return values.map((value) => spellings.get(valueKey(value)) ?? value);
}

/**
 * The visitor's search as it was answered: with its values as the stock spells them, so that
 * `?make=ostara` reads "Ostara", its place as that spells itself, and without a place that is unknown.
 */
export function answeredSearch(answers: CarAnswers): CarSearch {
  const { list, search } = answers;
  const values = carListFacets.flatMap((facet) => {
    const chosen = search.values[facet];
    return chosen ? [[facet, asInStock(chosen, facet, answers)]] : [];
  });
  return {
    ...search,
    values: Object.fromEntries(values) as CarSearch['values'],
    near: list.nearby &&
      search.near && {
        ...search.near,
        text: spelledPlace(search.near.text, list.nearby.place),
      },
  };
}

/**
 * Every value that an attribute has in the stock: seats in numerical order, others the commonest first
 * by the counts of a list without choices, so that filtering doesn't move them.
 */
export function countedValues(facet: CarListFacet, answers: CarAnswers): readonly CountedValue[] {
  const counts = answerAbout(facet, answers).facets[facet] ?? {};
  const known = answers.stock?.facets[facet] ?? {};
  const chosen = asInStock(answers.search.values[facet] ?? [], facet, answers);
  // The status of sold cars, which a list without choices leaves out, is counted alone.
  return [...new Set([...Object.keys(known), ...Object.keys(counts), ...chosen])]
    .sort((a, b) => (facet === 'seats' ? Number(a) - Number(b) : (known[b] ?? 0) - (known[a] ?? 0)))
    .map((value) => ({ value, count: counts[value] ?? 0, chosen: chosen.includes(value) }));
}

/** True if every car in stock has the only value of an attribute, so that choosing it changes nothing. */
function isSameForAll(values: readonly CountedValue[], facet: CarListFacet, stock?: SearchAnswer) {
  const [only, ...others] = values;
  if (!only || only.chosen || others.length > 0 || !stock) return false;
  return (stock.facets[facet]?.[only.value] ?? 0) >= stock.nbHits;
}

/**
 * Values of an attribute to choose from: all of the stock, or none if all cars have the same. If no
 * car matches, values without cars are left out unless they are chosen, because their counts would all
 * be 0.
 */
export function offeredValues(facet: CarListFacet, answers: CarAnswers): readonly CountedValue[] {
  const values = countedValues(facet, answers);
  if (isSameForAll(values, facet, answers.stock)) return [];
  return values.filter(({ count, chosen }) => answers.list.nbHits > 0 || count > 0 || chosen);
}

/** Ends of a number: in the whole stock, and in the cars that match the visitor's other choices. */
export interface StockRange {
  readonly all: { readonly min: number; readonly max: number };
  /** Undefined if no car matches. */
  readonly left: { readonly min: number; readonly max: number } | undefined;
}

/** Range of a number in the stock; undefined if no car has the number. */
export function stockRange(facet: CarRangeFacet, answers: CarAnswers): StockRange | undefined {
  const all = answers.stock?.facets_stats[facet];
  return all && { all, left: answerAbout(facet, answers).facets_stats[facet] };
}

/** Round numbers within one power of ten. */
const roundFigures = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];

/** Ratio of the highest to the lowest value from which steps grow with the value. */
const minSpread = 4;

/** Largest ratio of the highest value to a step: 4 and 15 km are the same beside 300,000 km. */
const maxRatio = 300;

/** Upper limit of the number of steps: a step covers at least this fraction of the values. */
const maxSteps = 40;

/** Round numbers in ascending order: 1, 1.5, 2 and so on, ten times as much, a hundred times … */
function* roundNumbers(): Generator<number> {
  for (let power = 1; power <= 1e9; power *= 10)
    for (const figure of roundFigures) if (Number.isInteger(figure * power)) yield figure * power;
}

/**
 * Round numbers to choose the ends of a range from: from just below the lowest value in stock to the
 * highest, without those that would find hardly more cars than the one before. They grow with the value,
 * so that one expensive car doesn't widen the steps between all others. Undefined where equal steps
 * are better: the highest value is less than four times the lowest, or the search didn't list every
 * value.
 */
export function stockSteps(
  facet: CarRangeFacet,
  { stock }: CarAnswers,
): readonly number[] | undefined {
  const values = Object.keys(stock?.facets[facet] ?? {})
    .map(Number)
    .sort((a, b) => a - b);
  const [lowest, highest] = [values[0], values.at(-1)];
  if (lowest === undefined || highest === undefined) return undefined;
  if (values.length >= maxFacetValues || highest < lowest * minSpread) return undefined;
  const least = values.length / maxSteps;
  let below = 0;
  let covered = 0;
  const steps: number[] = [];
  for (const step of roundNumbers()) {
    if (covered === values.length) break;
    if (step <= lowest) {
      below = step;
      continue;
    }
    if (step * maxRatio < highest) continue;
    let next = covered;
    while (next < values.length && values[next]! <= step) next++;
    if (next < values.length && next - covered < least) continue;
    steps.push(step);
    covered = next;
  }
  return [below, ...steps];
}

/**
 * Number of cars between each two neighbouring steps, the upper one included, among the cars that
 * match the visitor's other filters. Undefined if the search didn't list every value.
 */
export function stockHistogram(
  facet: CarRangeFacet,
  steps: readonly number[],
  answers: CarAnswers,
): readonly number[] | undefined {
  const values = Object.entries(answerAbout(facet, answers).facets[facet] ?? {});
  if (values.length === 0 || values.length >= maxFacetValues || steps.length < 2) return undefined;
  const bars = steps.slice(1).map(() => 0);
  for (const [value, count] of values) {
    const bar = steps.findIndex((step) => Number(value) <= step);
    if (bar >= 0) bars[Math.max(0, bar - 1)]! += count;
  }
  return bars;
}
