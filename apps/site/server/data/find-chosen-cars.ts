import { readCarListPath, type CarListKind } from '@forecourt/domain';
import type { ChosenCarsScreen } from '@forecourt/renderer';
import { carsWhere } from './find-car.ts';
import { fetchVisibleLocations } from './fetch-visible-locations.ts';
import type { SourceQuestions } from './source-questions.ts';

/**
 * Finds the cars that the path of a page names, in its order, sold ones too.
 * @param path path of the page below its kind, such as `a/b`; '' for no cars
 * @throws SourceFailure when the stock cannot be queried.
 */
export async function findChosenCars(
  kind: CarListKind,
  path: string,
  questions: SourceQuestions,
): Promise<ChosenCarsScreen> {
  const { slugs, left } = readCarListPath(`/${kind}/${path}`) ?? { slugs: [], left: [] };
  const locations = fetchVisibleLocations(questions);
  const found =
    slugs.length === 0
      ? []
      : await carsWhere([slugs.map((slug) => `slug:${slug}`)], slugs.length, questions);
  const bySlug = new Map(found.map((car) => [car.slug, car]));
  const cars = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const gone = slugs.length - cars.length;
  return { kind, cars, gone, left: left.length, locations: await locations };
}
