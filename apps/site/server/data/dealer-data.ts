import type { TenantSnapshot } from '@forecourt/block-schemas';
import type {
  BrandsPort,
  LocationsPort,
  ModelsPort,
  PlacesPort,
  PromotionsPort,
  ReviewsPort,
  SearchPort,
  TeamPort,
  UsersPort,
} from '@forecourt/dealership';

/** One tenant's data at one moment, with a source for each kind of query. */
export interface DealerData {
  /**
   * Version of the data, which is part of the pages' cache key. It can change during the lifetime
   * of this object if data is remote: read it before querying.
   */
  readonly version: string;
  /**
   * Milliseconds after which the data must be queried again for changes to be noticed; unlimited if
   * left out.
   */
  readonly maxAgeMs?: number;
  readonly search: SearchPort;
  readonly models: ModelsPort;
  readonly brands: BrandsPort;
  readonly team: TeamPort;
  readonly locations: LocationsPort;
  readonly promotions: PromotionsPort;
  readonly reviews: ReviewsPort;
  /** Users of the website. For the server only: no page and no API call may show them (API-3). */
  readonly users: UsersPort;
  readonly places: PlacesPort;
}

/** Returns each tenant's own data and no other tenant's. */
export interface DealerDataSource {
  readonly of: (tenant: TenantSnapshot) => DealerData;
}
