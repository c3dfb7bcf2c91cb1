import type { Car } from '@forecourt/block-schemas';
import { facetFilter } from '@forecourt/domain';
import type { SourceQuestions } from './source-questions.ts';

/**
 * Finds a car by its slug, sold ones too.
 * @throws SourceFailure when the stock cannot be queried.
 */
export async function findCar(slug: string, questions: SourceQuestions): Promise<Car | undefined> {
  const [car] = await carsWhere([`slug:${slug}`], 1, questions);
  return car;
}

/**
 * Finds the first car that has one of several ids or stock numbers in any case, sold ones too.
 * @param values the most likely first; empty ones are left out
 * @throws SourceFailure when the stock cannot be queried.
 */
export async function carWithAny(
  attribute: 'id' | 'stock_number',
  values: readonly string[],
  questions: SourceQuestions,
): Promise<Car | undefined> {
  const spellings = values.flatMap((value) => [value, value.toUpperCase(), value.toLowerCase()]);
  const wanted = [...new Set(spellings)].filter((value) => value !== '');
  if (wanted.length === 0) return undefined;
  const filters = wanted.map((value) => facetFilter(attribute, value));
  const cars = await carsWhere([filters], wanted.length, questions);
  const found = wanted.map((value) => cars.find((car) => String(car[attribute]) === value));
  return found.find((car) => car !== undefined);
}

/**
 * Finds cars that pass every filter.
 * @throws SourceFailure when the stock cannot be queried.
 */
export async function carsWhere(
  facetFilters: readonly (string | readonly string[])[],
  hitsPerPage: number,
  { data, budget }: SourceQuestions,
): Promise<readonly Car[]> {
  const requests = [{ indexName: 'cars', params: { facetFilters, hitsPerPage } }];
  const { results } = await budget.wait('search', () => data.search.search<Car>(requests));
  return results[0]?.hits ?? [];
}
