import { harbourStock } from '../../art/manifests/stock-paints.ts';
import type { Line } from '../stock/range.ts';
import type { StockPlan } from '../stock/stock-car.ts';
import type { DemoTenant } from '../tenant-data.ts';
import { lines } from './lines.ts';
import { brands, locations } from './locations.ts';
import { models } from './models.ts';
import { network } from './network.ts';
import { offers, promotions } from './offers.ts';
import { paintList } from './paints.ts';
import { reviewTexts } from './reviews.ts';
import { team } from './team.ts';
import { harbourComment } from './voices.ts';

function usedYards({ word, fuel }: Line): readonly string[] {
  if (word === 'Ute' || word === 'Van') return ['saltpan-road'];
  if (fuel === 'Electric') return ['ferry-bay', 'ferry-bay', 'northpoint'];
  return ['saltpan-road', 'saltpan-road', 'northpoint', 'northpoint', 'ferry-bay'];
}

// prettier-ignore
const stock: StockPlan = {
  seed: 1974,
  lines,
  paints: paintList,
  yards: locations,
  usedYards,
  used: 223,
  handWritten: [
    { type: 'Demo', model: 'Tern', badge: 'Touring', year: 2026, km: 4210, price: 46880, paint: 'lighthouse-white', yard: 'northpoint', photos: 8, stockNumber: 'H20418', video: '/assets/films/coast-drive.mp4',
      comment: { by: 'linh-nguyen', html: '<p>Our own demonstrator, driven by one of us and serviced here. All-wheel drive, heated seats, and the powered tailgate that opens with a foot.</p><p>Tell me your postcode and I’ll give you the drive-away price to the dollar.</p>' } },
    { type: 'Used', model: 'Meridian', badge: 'S', year: 2023, km: 22640, price: 36450, paint: 'night-tide', yard: 'northpoint', photos: 9, tag: 'Price drop' },
    { type: 'Used', model: 'Wren', badge: 'Dash', year: 2023, km: 9875, price: 27990, paint: 'deep-channel', yard: 'ferry-bay', photos: 8 },
    { type: 'Used', model: 'Tern', badge: 'Active', year: 2023, km: 31450, price: 35990, paint: 'harbour-red', yard: 'ferry-bay', photos: 9 },
    { type: 'Used', model: 'Meridian', year: 2022, km: 38204, price: 31880, paint: 'silver-gull', yard: 'saltpan-road', photos: 8, status: 'On hold', tag: 'On hold until Friday' },
    { type: 'Demo', model: 'Tern', badge: 'Touring', year: 2026, km: 6120, price: 45450, paint: 'wharf-grey', yard: 'northpoint', photos: 8, tag: 'Ex-demonstrator' },
    { type: 'Used', model: 'Drover', badge: 'Outback', year: 2022, km: 48936, price: 46990, paint: 'harbour-red', yard: 'saltpan-road', photos: 8 },
    { type: 'Used', model: 'Tern', badge: 'Active', year: 2023, km: 27800, price: 37490, paint: 'ferry-green', yard: 'saltpan-road', photos: 9, tag: 'Price drop' },
    { type: 'Demo', model: 'Wren', badge: 'Dash', year: 2026, km: 3410, price: 34200, paint: 'signal-orange', yard: 'ferry-bay', photos: 8 },
  ],
  sold: 13,
  held: 8,
  paintPrices: { Solid: 0, Metallic: 695, Pearl: 995 },
  numbers: { prefix: 'H', from: 19700 },
  account: 'Harbour City',
  usedTags: ['Local trade-in', 'Full history'],
  offset: 11,
  comment: harbourComment,
  greeters: {
    northpoint: 'linh-nguyen',
    'saltpan-road': 'keith-abbott',
    'ferry-bay': 'wei-zhang',
  },
  inspectionChecks: 132,
  warranty: { years: 7, limit: 'unlimited kilometres' },
};

/** The big-city dealer group. */
export const harbourCity: DemoTenant = {
  slug: 'harbour-city',
  dealer: { id: '4101', slug: 'harbour-city', name: 'Harbour City' },
  stock,
  pictures: harbourStock,
  models,
  offers,
  promotions,
  team,
  locations,
  brands,
  network,
  reviews: { texts: reviewTexts, counts: [84, 11, 3, 1, 1], seed: 412 },
};
