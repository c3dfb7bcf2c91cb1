import { ironbarkStock } from '../../art/manifests/stock-paints.ts';
import type { Paint } from '../stock/range.ts';
import type { StockPlan } from '../stock/stock-car.ts';
import type { DemoTenant } from '../tenant-data.ts';
import { lines } from './lines.ts';
import { brands, locations } from './locations.ts';
import { offers, promotions } from './offers.ts';
import { team } from './people.ts';
import { reviewTexts } from './reviews.ts';
import { ironbarkComment } from './voices.ts';

/** Colours as used-car buyers search for them. */
const paints: readonly Paint[] = [
  { paint: 'lighthouse-white', name: 'White', type: 'Solid' },
  { paint: 'silver-gull', name: 'Silver', type: 'Metallic' },
  { paint: 'night-tide', name: 'Black', type: 'Metallic' },
  { paint: 'wharf-grey', name: 'Grey', type: 'Metallic' },
  { paint: 'deep-channel', name: 'Blue', type: 'Metallic' },
  { paint: 'harbour-red', name: 'Red', type: 'Metallic' },
];

// prettier-ignore
const stock: StockPlan = {
  seed: 3011,
  lines,
  paints,
  yards: locations,
  usedYards: ({ fuel }) => fuel === 'Electric' || fuel === 'Hybrid' ? ['north-geelong', 'footscray'] : ['footscray', 'footscray', 'north-geelong'],
  used: 84,
  handWritten: [
    { type: 'Used', model: 'Drover', badge: 'Outback', year: 2022, km: 61_240, price: 46_880, paint: 'harbour-red', yard: 'footscray', photos: 8, tag: 'Tow pack' },
    { type: 'Used', model: 'Tern', badge: 'Touring', year: 2023, km: 38_115, price: 36_450, paint: 'night-tide', yard: 'footscray', photos: 9 },
    { type: 'Used', model: 'Wren', badge: 'Dash', year: 2022, km: 27_900, price: 23_990, paint: 'lighthouse-white', yard: 'north-geelong', photos: 8, tag: 'Price drop' },
    { type: 'Used', model: 'Parallel Tourer', badge: 'S', year: 2019, km: 88_420, price: 19_750, paint: 'deep-channel', yard: 'footscray', photos: 6 },
  ],
  sold: 6,
  held: 4,
  paintPrices: { Solid: 0, Metallic: 0, Pearl: 0 },
  numbers: { prefix: 'L', from: 5200 },
  account: 'Ironbark Lane',
  usedTags: ['Full history', 'Two keys', 'Local car'],
  offset: 11,
  comment: ironbarkComment,
  greeters: { footscray: 'huong-tran', 'north-geelong': 'tenzin-dorje' },
  inspectionChecks: 164,
  warranty: { years: 5, limit: 'unlimited kilometres' },
};

/** The used-car specialist in Melbourne’s west. */
export const ironbarkLane: DemoTenant = {
  slug: 'ironbark-lane',
  dealer: { id: '5203', slug: 'ironbark-lane', name: 'Ironbark Lane' },
  stock,
  pictures: ironbarkStock,
  models: [],
  offers,
  promotions,
  team,
  locations,
  brands,
  network: [],
  reviews: { texts: reviewTexts, counts: [88, 8, 3, 0, 1], seed: 187 },
};
