import type { Car } from '@forecourt/block-schemas';
import { notSold } from '@forecourt/domain';
import type { SourceQuestions } from '../../data/source-questions.ts';
import type { VehiclePage } from '../page-renderer.ts';
import { mostAlike } from './similar-cars.ts';
import { fetchVisibleLocations } from './fetch-visible-locations.ts';

/** Among this many cars of the same body or make the similar ones are looked for. */
const candidates = 100;

/**
 * What the page of a car shows; undefined if there is none by this name. A sold car keeps its page
 * as long as it is in stock's data, so that shared links and search results lead to cars like it.
 * @throws SourceFailure when the stock cannot be asked.
 */
export async function findVehicle(
  slug: string,
  questions: SourceQuestions,
): Promise<VehiclePage | undefined> {
  const places = fetchVisibleLocations(questions);
  const car = await findCar(slug, questions);
  if (car === undefined) return undefined;
  const [similar, locations] = await Promise.all([similarTo(car, questions), places]);
  return { car, similar, locations };
}

/**
 * The car by its page's name, sold ones too.
 * @throws SourceFailure when the stock cannot be asked.
 */
export async function findCar(slug: string, questions: SourceQuestions): Promise<Car | undefined> {
  const [car] = await carsWhere([`slug:${slug}`], 1, questions);
  return car;
}

/**
 * A car by its id or stock number, sold ones too.
 * @throws SourceFailure when the stock cannot be asked.
 */
export async function carWith(
  attribute: 'id' | 'stock_number',
  value: string,
  questions: SourceQuestions,
): Promise<Car | undefined> {
  const [car] = await carsWhere([`${attribute}:${escaped(value)}`], 1, questions);
  return car;
}

async function similarTo(car: Car, questions: SourceQuestions): Promise<readonly Car[]> {
  const alike = [
    ...(car.simple_body ? [`simple_body:${escaped(car.simple_body)}`] : []),
    ...(car.make ? [`make:${escaped(car.make)}`] : []),
  ];
  if (alike.length === 0) return [];
  try {
    return mostAlike(car, await carsWhere([alike, notSold], candidates, questions));
  } catch (error) {
    questions.onFailure('similar cars', error);
    return [];
  }
}

async function carsWhere(
  facetFilters: readonly (string | readonly string[])[],
  hitsPerPage: number,
  { data, budget }: SourceQuestions,
): Promise<readonly Car[]> {
  const requests = [{ indexName: 'cars', params: { facetFilters, hitsPerPage } }];
  const { results } = await budget.wait('search', () => data.search.search<Car>(requests));
  return results[0]?.hits ?? [];
}

/** A leading hyphen would mean "not". */
const escaped = (value: string) => (value.startsWith('-') ? `\\${value}` : value);
