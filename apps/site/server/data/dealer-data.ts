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

/** One tenant's data at one moment: where each kind of question is answered. */
export interface DealerData {
  /**
   * Another one whenever an answer may be; pages are cached by it. Of data from elsewhere it changes
   * while this object stands: read it before the data are asked.
   */
  readonly version: string;
  readonly search: SearchPort;
  readonly models: ModelsPort;
  readonly brands: BrandsPort;
  readonly team: TeamPort;
  readonly locations: LocationsPort;
  readonly promotions: PromotionsPort;
  readonly reviews: ReviewsPort;
  /** Who acts for the website. For the server alone: no page and no call may show them (API-3). */
  readonly users: UsersPort;
  readonly places: PlacesPort;
}

/** Gives every tenant its own data and nobody else's. */
export interface DealerDataSource {
  readonly of: (tenant: TenantSnapshot) => DealerData;
}
