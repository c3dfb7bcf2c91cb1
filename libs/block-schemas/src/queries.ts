import type {
  Brand,
  DealerLocation,
  ManufacturerLocation,
  Model,
  Offer,
  ReviewSummary,
  TeamMember,
} from './generated/types.ts';

/** A suburb, town or city. */
export interface Place {
  readonly id: string;
  /** `Fremantle`. */
  readonly name: string;
  /** Short name of the state, `WA`; '' if there is none. */
  readonly state: string;
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly long: number;
}

/** A query of the search contract, with the properties that blocks use. */
export interface SearchQuery {
  /** `cars`, or with an order `cars/sort/price:asc`. */
  readonly indexName: string;
  readonly params?: {
    readonly query?: string;
    readonly facets?: readonly string[];
    readonly facetFilters?: readonly (string | readonly string[])[];
    readonly numericFilters?: readonly (string | readonly string[])[];
    readonly filters?: string;
    readonly hitsPerPage?: number;
    readonly page?: number;
    readonly maxValuesPerFacet?: number;
  };
}

/** Result of a query, with the properties that blocks use. */
export interface SearchAnswer {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Words of the query that the search ignored, since no entry in the index has them. */
  readonly droppedWords?: readonly string[];
  /** Locations that the search was limited to; undefined if it wasn't. */
  readonly nearby?: NearbyLocations;
  /** A town that searches can be near, if the one that the search named is unknown. */
  readonly exampleTown?: string;
}

/** A place and a distance that limit a search to the cars at locations within it. */
export interface NearPlace {
  /** Name of a suburb or town, as typed. */
  readonly text: string;
  readonly km: number;
}

/** Locations within a distance of a place. */
export interface NearbyLocations {
  /** Name of the place with its state: `Fremantle, WA`. */
  readonly place: string;
  /** Distance in kilometres by location id. */
  readonly km: Readonly<Record<string, number>>;
  /** Cars farther away, for a search that finds none within its distance. */
  readonly farther?: FartherCars;
}

/** Cars that a search finds farther from its place. */
export interface FartherCars {
  /** Number of cars without a distance. */
  readonly anywhere: number;
  /** The smallest distance on offer with a car, and the number of cars within it. */
  readonly within?: { readonly km: number; readonly count: number };
}

/** A make with its models. */
export interface MakeModels {
  readonly make: string;
  readonly models: readonly string[];
}

/** Query of a block to the dealer's data. */
export type DataQuery =
  | {
      readonly kind: 'search';
      readonly requests: readonly SearchQuery[];
      /** Limits every request to locations near a place; ignored if there is no such place. */
      readonly near?: NearPlace;
    }
  | { readonly kind: 'models' }
  /** Makes and models of the cars in stock. */
  | { readonly kind: 'stockModels' }
  | { readonly kind: 'brands' }
  | { readonly kind: 'team' }
  | { readonly kind: 'locations' }
  /** Locations of the make's whole network. */
  | { readonly kind: 'manufacturerLocations' }
  /** Places in the country whose name contains the text, best match first. */
  | { readonly kind: 'places'; readonly text: string }
  | { readonly kind: 'promotions' }
  /** Reviews of one profile; without a name, of all profiles. */
  | { readonly kind: 'reviews'; readonly profile?: string };

/** Answers by kind of query. */
export interface DataAnswers {
  readonly search: readonly SearchAnswer[];
  readonly models: readonly Model[];
  readonly stockModels: readonly MakeModels[];
  readonly brands: readonly Brand[];
  readonly team: readonly TeamMember[];
  readonly locations: readonly DealerLocation[];
  /** Undefined if its source fails: the search is rendered without a list (DSH-1). */
  readonly manufacturerLocations: readonly ManufacturerLocation[] | undefined;
  /** Undefined if its source fails. */
  readonly places: readonly Place[] | undefined;
  /** Undefined if its source fails: offers are shown without promotions. */
  readonly promotions: readonly Offer[] | undefined;
  readonly reviews: ReviewSummary | undefined;
}

/** A query of a certain kind. */
export type QueryOf<K extends DataQuery['kind']> = Extract<DataQuery, { readonly kind: K }>;

/** The answer to a query of a certain kind. */
export type AnswerTo<Q extends DataQuery> = DataAnswers[Q['kind']];

/** Answers by {@link queryKey}; a query whose source failed or took too long is missing. */
export type Answers = ReadonlyMap<string, unknown>;

/** Key of a query's answer; equal for equal queries. */
export const queryKey = (query: DataQuery): string => JSON.stringify(query);

/** Returns the answer to a query; undefined if its source failed or took too long. */
export const answerTo = <Q extends DataQuery>(query: Q, answers: Answers) =>
  answers.get(queryKey(query)) as AnswerTo<Q> | undefined;
