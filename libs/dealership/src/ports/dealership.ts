import type { BrandsPort } from './brands.ts';
import type { LocationsPort } from './locations.ts';
import type { ModelsPort } from './models.ts';
import type { PromotionsPort } from './promotions.ts';
import type { ReviewsPort } from './reviews.ts';
import type { TeamPort } from './team.ts';
import type { UsersPort } from './users.ts';

/** Ports that one source of a dealer's data answers. */
export interface DealershipPorts {
  readonly models: ModelsPort;
  readonly brands: BrandsPort;
  readonly team: TeamPort;
  readonly locations: LocationsPort;
  readonly reviews: ReviewsPort;
  readonly promotions: PromotionsPort;
  readonly users: UsersPort;
}
