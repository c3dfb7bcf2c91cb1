import type { Car, TeamMember } from '@forecourt/block-schemas';
import {
  facetFilter,
  kindFilters,
  notSold,
  rankSimilarCars,
  shownMembers,
  similarCarCount,
} from '@forecourt/domain';
import type { VehicleScreen } from '@forecourt/renderer';
import { carsWhere, findCar } from '../../data/find-car.ts';
import type { SourceQuestions } from '../../data/source-questions.ts';
import { fetchVisibleLocations } from '../../data/fetch-visible-locations.ts';

/** Maximum number of candidates of the same body or make for similar cars. */
const candidates = 100;

/**
 * Finds the content of a car's page; undefined if there is none. A sold car has a page as long as
 * it is in the stock's data, so that shared links and search results lead to similar cars.
 * @throws SourceFailure when the stock cannot be queried.
 */
export async function findVehicle(
  slug: string,
  questions: SourceQuestions,
): Promise<VehicleScreen | undefined> {
  const places = fetchVisibleLocations(questions);
  const car = await findCar(slug, questions);
  if (car === undefined) return undefined;
  const [similar, locations, salesperson] = await Promise.all([
    similarTo(car, questions),
    places,
    salespersonOf(car, questions),
  ]);
  return { car, similar, locations, salesperson };
}

/** Finds the person to ask about a car; undefined without one, or if the source of people fails. */
async function salespersonOf(
  { salesperson }: Car,
  { data, budget, onFailure }: SourceQuestions,
): Promise<TeamMember | undefined> {
  if (salesperson === undefined) return undefined;
  try {
    const team = shownMembers(await budget.wait('team', () => data.team.all()));
    return team.find(({ slug, id }) => slug === salesperson || id === salesperson);
  } catch (error) {
    onFailure('team', error);
    return undefined;
  }
}

async function similarTo(car: Car, questions: SourceQuestions): Promise<readonly Car[]> {
  const alike = [
    ...(car.simple_body ? [facetFilter('simple_body', car.simple_body)] : []),
    ...(car.make ? [facetFilter('make', car.make)] : []),
  ];
  if (alike.length === 0) return [];
  const find = (...more: readonly string[]) =>
    carsWhere([alike, notSold, ...more], candidates, questions);
  const kind = kindFilters(car);
  try {
    const found = kind.length > 0 ? rankSimilarCars(car, await find(...kind)) : [];
    return found.length === similarCarCount ? found : rankSimilarCars(car, await find());
  } catch (error) {
    questions.onFailure('similar cars', error);
    return [];
  }
}
