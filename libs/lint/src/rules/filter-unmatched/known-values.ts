import type { Model } from '@forecourt/block-schemas';
import {
  allReviews,
  basicColour,
  basicColours,
  basicTransmission,
  basicTransmissions,
  carListFacets,
  categoriesOf,
} from '@forecourt/domain';
import { isObject, listOf, scalarText } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { greatestOf } from '../../rule-api/extremes.ts';
import type { DataVisit } from '../../rule-api/rule.ts';

type Values = Readonly<Record<string, unknown>>;

/** Attributes of cars that have no words as values. */
const others: ReadonlySet<string> = new Set(['seats', 'certified']);

/** Attributes of cars that blocks and links filter by words. */
const carWords: readonly string[] = carListFacets.filter((facet) => !others.has(facet));

/** Values that cars usually have, though none in stock may have them today. */
export const usualValues: Readonly<Record<string, readonly string[]>> = {
  'cars.car_type': ['New', 'Used', 'Demo'],
  'cars.simple_colour': basicColours,
  'cars.simple_transmission': basicTransmissions,
  'cars.status': ['Available', 'On hold', 'Sold'],
};

/** Returns the value of a car; its basic colour is that of its paint unless it is given, its transmission automatic or manual. */
function wordOf(car: Values, member: string): unknown {
  if (member === 'simple_transmission') return basicTransmission(scalarText(car.transmission));
  if (member === 'simple_colour') return car[member] ?? basicColour(scalarText(car.colour));
  return car[member];
}

/** Returns the values that a data file has, by kind. */
export function knownIn(visit: DataVisit): Readonly<Record<string, readonly string[]>> {
  const texts = (file: string, valueOf: (entry: Values) => unknown): string[] => [
    ...new Set(
      dataEntries(visit, file).flatMap(({ entry }) => {
        const value = valueOf(entry);
        return listOf(Array.isArray(value) ? value : [value]).filter(
          (each): each is string => typeof each === 'string',
        );
      }),
    ),
  ];
  switch (visit.name) {
    case 'cars':
      return Object.fromEntries(
        carWords.map((member) => [`cars.${member}`, texts('cars', (car) => wordOf(car, member))]),
      );
    case 'offers':
      return {
        'offers.manufacturer': texts('offers', ({ manufacturer }) => manufacturer),
        'offers.model': texts('offers', ({ model }) => isObject(model) && model.name),
      };
    case 'models':
      return {
        'models.manufacturer': texts('models', ({ manufacturer_name: name }) => name),
        'models.category': texts('models', categoriesAt),
        'cars.make': texts('models', ({ manufacturer_name: name }) => name),
        'cars.model': texts('models', ({ name }) => name),
        'offers.manufacturer': texts('models', ({ manufacturer_name: name }) => name),
        'offers.model': texts('models', ({ name }) => name),
      };
    case 'locations':
      return {
        'locations.manufacturer': texts('locations', ({ manufacturers }) => manufacturers),
        'cars.location_name': texts('locations', ({ name }) => name),
      };
    case 'reviews':
      return {
        'reviews.profile': isObject(visit.data.value)
          ? Object.keys(visit.data.value)
          : [allReviews],
      };
    case 'team':
      return { 'team.category': texts('team', ({ category }) => category) };
    default:
      return {};
  }
}

/** Returns the number of photos of the car with the most of them; undefined if no car has their number. */
export function maxPhotosIn(visit: DataVisit): number | undefined {
  const counts = dataEntries(visit, 'cars').flatMap(({ entry }) =>
    typeof entry.photos_count === 'number' ? [entry.photos_count] : [],
  );
  return counts.length === 0 ? undefined : greatestOf(counts);
}

/** Returns the categories of a model of which the values are unchecked. */
function categoriesAt(model: Values): readonly string[] {
  const isText = (value: unknown) => typeof value === 'string';
  const { manufacturer_body, manufacturer_body2, manufacturer_body3, body } = model;
  const named = [manufacturer_body, manufacturer_body2, manufacturer_body3, ...listOf(body)];
  return categoriesOf({ body: named.filter(isText) } as Model);
}
