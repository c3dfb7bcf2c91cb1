import type {
  Brand,
  Car,
  DealerLocation,
  ManufacturerLocation,
  Model,
  Offer,
  Review,
  TeamMember,
} from '@forecourt/block-schemas';
import type { StockPaints } from '../art/manifests/stock-paints.ts';
import { networkLocations, ownNetworkLocations, type NetworkEntry } from './network-locations.ts';
import { modelEntity } from './range-models.ts';
import { reviewList, type ReviewText, type StarCounts } from './review-list.ts';
import { drawStock } from './stock/draw-stock.ts';
import { listCars } from './stock/list-cars.ts';
import type { ModelFacts } from './stock/range.ts';
import type { StockPlan } from './stock/stock-car.ts';

/**
 * How many new cars are available of a make and model, and of a badge, a year and a price if they are
 * named; the badge `''` is the version without one.
 */
export type CountNew = (
  make: string,
  model: string,
  badge?: string,
  only?: { readonly year?: number; readonly price?: number },
) => number;

/** The facts of one demo tenant, written by hand. */
export interface DemoTenant {
  slug: string;
  dealer: { id: string; slug: string; name: string };
  stock: StockPlan;
  /** Bodies and paints that there are pictures of. */
  pictures: StockPaints;
  models: readonly ModelFacts[];
  offers: (count: CountNew) => Offer[];
  promotions: readonly Offer[];
  team: readonly TeamMember[];
  locations: readonly DealerLocation[];
  brands: readonly Brand[];
  network: readonly NetworkEntry[];
  reviews: { texts: readonly ReviewText[]; counts: StarCounts; seed: number };
}

/** A tenant's data files by name. */
export interface TenantData {
  cars: readonly Car[];
  models: readonly Model[];
  offers: readonly Offer[];
  promotions: readonly Offer[];
  team: readonly TeamMember[];
  locations: readonly DealerLocation[];
  manufacturerLocations: readonly ManufacturerLocation[];
  brands: readonly Brand[];
  reviews: readonly Review[];
}

const counter =
  (cars: readonly Car[]): CountNew =>
  (make, model, badge, { year, price } = {}) =>
    cars.filter(
      (car) =>
        car.car_type === 'New' &&
        car.status === 'Available' &&
        car.make === make &&
        car.model === model &&
        (badge === undefined || (car.badge ?? '') === badge) &&
        (year === undefined || car.year === year) &&
        (price === undefined || car.price === price),
    ).length;

/** Makes all data of a tenant from its facts; the same facts always make the same data. */
export function tenantData(tenant: DemoTenant): TenantData {
  const { stock, models, pictures, locations, dealer, network, reviews } = tenant;
  const cars = listCars(drawStock(stock, models, pictures), stock);
  const dearestPaint = Math.max(...Object.values(stock.paintPrices));
  return {
    cars,
    models: models.map((model) => modelEntity(model, { paints: stock.paints, dearestPaint })),
    offers: tenant.offers(counter(cars)),
    promotions: tenant.promotions,
    team: tenant.team,
    locations,
    manufacturerLocations: [
      ...ownNetworkLocations(locations, dealer),
      ...networkLocations(network),
    ],
    brands: tenant.brands,
    reviews: reviewList(reviews.texts, reviews.counts, reviews.seed),
  };
}
