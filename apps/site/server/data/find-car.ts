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
 * Finds a car by its id or stock number, sold ones too.
 * @throws SourceFailure when the stock cannot be queried.
 */
export async function carWith(
  attribute: 'id' | 'stock_number',
  value: string,
  questions: SourceQuestions,
): Promise<Car | undefined> {
  const [car] = await carsWhere([facetFilter(attribute, value)], 1, questions);
  return car;
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
