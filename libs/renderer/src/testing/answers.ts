import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  queryKey,
  type Answers,
  type DataAnswers,
  type DataQuery,
  type NearbyLocations,
  type SearchAnswer,
  type SearchQuery,
} from '@forecourt/block-schemas';

type Entry = Readonly<Record<string, unknown>>;

const entities = join(import.meta.dirname, '../../../block-schemas/src/entities');

/** Returns the examples of an entity's schema. */
const examplesOf = <T>(name: string): readonly T[] =>
  JSON.parse(readFileSync(join(entities, `${name}.json`), 'utf8')).examples;

/** Returns the value at a path such as `model.name`, by which offers are filtered. */
function valueOf(entry: Entry, attribute: string): unknown {
  const value = entry[attribute];
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

function countsOf(entries: readonly Entry[], attribute: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) {
    const value = valueOf(entry, attribute);
    if (value !== undefined) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  }
  return counts;
}

/** Answers a search over all given entries, with facet counts and paging but without filters. */
function found(entries: readonly Entry[], { params = {} }: SearchQuery): SearchAnswer {
  const { hitsPerPage = 20, page = 0, facets = [] } = params;
  const numbers = facets.flatMap((name) => {
    const values = entries.map((entry) => entry[name]).filter((value) => typeof value === 'number');
    const range = { min: Math.min(...values), max: Math.max(...values) };
    return values.length > 0 ? [[name, range] as const] : [];
  });
  return {
    hits: entries.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    nbHits: entries.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(entries.length / hitsPerPage),
    facets: Object.fromEntries(facets.map((name) => [name, countsOf(entries, name)])),
    facets_stats: Object.fromEntries(numbers),
  };
}

/** Data of the test dealer by query kind; the default is the schemas' examples. */
export type TestData = Partial<
  Omit<DataAnswers, 'search'> & {
    cars: readonly Entry[];
    /** Filter of every car search; without one, each finds all cars. */
    matches: (car: Entry, params: NonNullable<SearchQuery['params']>) => boolean;
    offers: readonly Entry[];
    /** Keywords that every car search drops. */
    droppedWords: readonly string[];
    /** Locations that every car search is limited to. */
    nearby: NearbyLocations;
    /** Town named where the place of a search is unknown. */
    exampleTown: string;
  }
>;

function answer(query: DataQuery, given: TestData): unknown {
  switch (query.kind) {
    case 'search':
      return query.requests.map((request) => {
        const index = request.indexName.split('/')[0];
        if (index === 'offers') return found(given.offers ?? examplesOf('offer'), request);
        const { droppedWords = [], nearby, exampleTown, matches = () => true } = given;
        const cars = (given.cars ?? examplesOf('car')).filter((car) =>
          matches(car, request.params ?? {}),
        );
        return { ...found(cars, request), droppedWords, nearby, exampleTown };
      });
    case 'models':
      return given.models ?? examplesOf('model');
    case 'stockModels':
      return given.stockModels ?? [];
    case 'brands':
      return given.brands ?? examplesOf('brand');
    case 'team':
      return given.team ?? examplesOf('teamMember');
    case 'locations':
      return given.locations ?? examplesOf('location');
    case 'manufacturerLocations':
      return 'manufacturerLocations' in given
        ? given.manufacturerLocations
        : examplesOf('manufacturerLocation');
    case 'places':
      return 'places' in given ? given.places : [];
    case 'promotions':
      return 'promotions' in given ? given.promotions : examplesOf('offer');
    case 'reviews':
      return 'reviews' in given ? given.reviews : examplesOf('reviewSummary')[0];
  }
}

/** Answers queries from sample entities, or from a test's own. */
export const testAnswers = (queries: readonly DataQuery[], given: TestData = {}): Answers =>
  new Map(queries.map((query) => [queryKey(query), answer(query, given)]));
