import type { Site } from '@forecourt/block-schemas';
import { copyFor, type Copy } from '@forecourt/copy';
import { capitalize, carRangeFacets } from '@forecourt/domain';
import type { CarRangeFacet, CarSearch, NumberRange } from '@forecourt/domain';
import { moneyFormatOf } from '../../../context/money-format.ts';
import { rangeNumber, type SiteFormats } from './describe-search.ts';
import { valueLabel } from './facet-words.ts';

/** Joins one or two values for a sentence; returns '' for more. */
const either = (values: readonly string[] | undefined, { cars }: Copy): string =>
  values === undefined || values.length > 2 ? '' : cars.or(...values);

/** States a range after a noun: "under $40,000", "from 2019", "from 2018 only". */
function rangePhrase(facet: CarRangeFacet, { min, max }: NumberRange, formats: SiteFormats) {
  const { cars } = formats.copy;
  const [low, high] = [min, max].map((end) =>
    end === undefined ? undefined : rangeNumber(facet, end, formats),
  );
  if (low && low === high) return cars.exactly[facet](low);
  if (low && high) return cars.fromTo(low, high);
  if (low) return cars.atLeast(low);
  return facet === 'year' ? cars.newest(high!) : cars.atMost(high!);
}

/**
 * States a search as a noun phrase: "used hybrid SUVs under $40,000, from 2019, at Northpoint". Leaves
 * out attributes with more than two values, and those that a phrase can't name.
 * @param count number of cars, for singular or plural
 */
function stateSearch(search: CarSearch, count: number, formats: SiteFormats): string {
  const { copy } = formats;
  const { values, ranges } = search;
  const { inSentence } = copy.carValues;
  const bodies = values.simple_body?.map((body) => copy.cars.bodies(body, count));
  const noun = [
    either(values.car_type?.map(inSentence), copy),
    either(
      values.simple_colour?.map((value) => inSentence(valueLabel('simple_colour', value, copy))),
      copy,
    ),
    either(
      values.simple_transmission?.map((value) =>
        inSentence(valueLabel('simple_transmission', value, copy)),
      ),
      copy,
    ),
    either(values.simple_fuel?.map(inSentence), copy),
    either(values.make, copy),
    values.make?.length === 1 ? either(values.model, copy) : '',
    either(bodies, copy) || copy.cars.cars(count),
  ];
  const priceFirst = new Set(['price', ...carRangeFacets] as const);
  const [first, ...more] = [...priceFirst].flatMap((facet) => {
    const range = ranges[facet];
    return range ? [rangePhrase(facet, range, formats)] : [];
  });
  const place = either(values.location_name, copy);
  const where = [place && copy.cars.at(place), search.near && copy.cars.near(search.near.text)]
    .filter(Boolean)
    .join(' ');
  const phrase = [...noun, first ?? ''].filter(Boolean).join(' ');
  const listed = [phrase, ...more].join(', ');
  return [listed, where].filter(Boolean).join(more.length > 0 ? ', ' : ' ');
}

/** States the number of cars found and the search: "87 hybrid cars under $40,000 matching “towbar”", "No hybrid cars". */
export function describeCount(count: number, search: CarSearch, formats: SiteFormats): string {
  const { cars } = formats.copy;
  const phrase = stateSearch(search, count, formats);
  return [
    count === 0 ? cars.noSuch : count.toLocaleString(formats.locale),
    phrase,
    search.words && cars.matching(cars.quoted(search.words)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the copy and number formats of a site. */
export const formatsOf = (site: Site): SiteFormats => ({
  copy: copyFor(site),
  ...moneyFormatOf(site),
});

/** Returns the title of a search: "Hybrid SUVs under $40,000", "Search results" if it has no words. */
export function titleOfSearch(search: CarSearch, formats: SiteFormats): string {
  const { cars } = formats.copy;
  const phrase = stateSearch(search, 2, formats);
  const keywords = search.words && cars.quoted(search.words);
  if (phrase === cars.cars(2)) return keywords || cars.results;
  return capitalize([phrase, keywords].filter(Boolean).join(' '));
}
