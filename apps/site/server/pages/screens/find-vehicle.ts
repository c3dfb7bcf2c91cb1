import type { Car } from '@forecourt/block-schemas';
import { facetFilter, notSold } from '@forecourt/domain';
import type { VehicleScreen } from '@forecourt/renderer';
import { carsWhere, findCar } from '../../data/find-car.ts';
import type { SourceQuestions } from '../../data/source-questions.ts';
import { rankSimilarCars } from './similar-cars.ts';
import { fetchVisibleLocations } from '../../data/fetch-visible-locations.ts';

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
): Promise<VehicleScreen | undefined> {
  const places = fetchVisibleLocations(questions);
  const car = await findCar(slug, questions);
  if (car === undefined) return undefined;
  const [similar, locations] = await Promise.all([similarTo(car, questions), places]);
  return { car, similar, locations };
}

async function similarTo(car: Car, questions: SourceQuestions): Promise<readonly Car[]> {
  const alike = [
    ...(car.simple_body ? [facetFilter('simple_body', car.simple_body)] : []),
    ...(car.make ? [facetFilter('make', car.make)] : []),
  ];
  if (alike.length === 0) return [];
  try {
    return rankSimilarCars(car, await carsWhere([alike, notSold], candidates, questions));
  } catch (error) {
    questions.onFailure('similar cars', error);
    return [];
  }
}
