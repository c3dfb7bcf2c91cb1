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
  /** Short name of the state, `WA`; '' where there is none. */
  readonly state: string;
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly long: number;
}

/** One query of the search contract, as much of it as blocks use; the dealership library has all of it. */
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

/** What one query found, as much of it as blocks use. */
export interface SearchAnswer {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Words of the query that nothing in the index holds, and that the search ignored. */
  readonly droppedWords?: readonly string[];
}

/** What a block can ask of the dealer's data, by kind. */
export type DataQuery =
  | { readonly kind: 'search'; readonly requests: readonly SearchQuery[] }
  | { readonly kind: 'models' }
  | { readonly kind: 'brands' }
  | { readonly kind: 'team' }
  | { readonly kind: 'locations' }
  /** The places of the make's whole network. */
  | { readonly kind: 'manufacturerLocations' }
  /** Places of the country whose name holds the text, best first. */
  | { readonly kind: 'places'; readonly text: string }
  | { readonly kind: 'promotions' }
  /** One profile's reviews; all profiles together without a name. */
  | { readonly kind: 'reviews'; readonly profile?: string };

/** What each kind is answered with. */
export interface DataAnswers {
  readonly search: readonly SearchAnswer[];
  readonly models: readonly Model[];
  readonly brands: readonly Brand[];
  readonly team: readonly TeamMember[];
  readonly locations: readonly DealerLocation[];
  /** Undefined if its source fails: a search without a list still stands (DSH-1). */
  readonly manufacturerLocations: readonly ManufacturerLocation[] | undefined;
  /** Undefined if its source fails. */
  readonly places: readonly Place[] | undefined;
  /** Undefined if its source fails: offers are shown without promotions. */
  readonly promotions: readonly Offer[] | undefined;
  readonly reviews: ReviewSummary | undefined;
}

/** The answer to a query of a certain kind. */
export type AnswerTo<Q extends DataQuery> = DataAnswers[Q['kind']];

/** Answers by {@link queryKey}; a query whose source failed or took too long is missing. */
export type Answers = ReadonlyMap<string, unknown>;

/** The name under which a query's answer stands: the same for the same question, whoever asks it. */
export const queryKey = (query: DataQuery): string => JSON.stringify(query);
