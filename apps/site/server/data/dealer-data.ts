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
} from '@forecourt/dealership';

/** One tenant's data at one moment: where each kind of question is answered. */
export interface DealerData {
  /** Changes whenever any answer may; pages are cached by it. */
  readonly version: string;
  readonly search: SearchPort;
  readonly models: ModelsPort;
  readonly brands: BrandsPort;
  readonly team: TeamPort;
  readonly locations: LocationsPort;
  readonly promotions: PromotionsPort;
  readonly reviews: ReviewsPort;
  readonly places: PlacesPort;
}

/** Gives every tenant its own data and nobody else's. */
export interface DealerDataSource {
  readonly of: (tenant: TenantSnapshot) => DealerData;
}
