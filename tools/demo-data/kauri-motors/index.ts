import { kauriStock } from '../../art/manifests/stock-paints.ts';
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
import { kauriComment } from './voices.ts';

const usedYards = ({ word }: Line): readonly string[] =>
  word === 'Sedan' || word === 'Wagon'
    ? ['putaruru', 'putaruru', 'ohaupo']
    : ['ohaupo', 'ohaupo', 'kawhia', 'putaruru'];

// prettier-ignore
const stock: StockPlan = {
  seed: 1961,
  lines,
  paints: paintList,
  yards: locations,
  usedYards,
  used: 62,
  handWritten: [
    { type: 'Used', model: 'Drover', badge: 'Stockman', year: 2021, km: 71300, price: 38990, paint: 'rain-blue', yard: 'ohaupo', photos: 8, tag: 'NZ new' },
    { type: 'Used', model: 'Tern', badge: 'Active', year: 2022, km: 39480, price: 34500, paint: 'toetoe', yard: 'kawhia', photos: 9 },
    { type: 'Used', model: 'Wren', badge: 'City', year: 2020, km: 52013, price: 18990, paint: 'pohutukawa', yard: 'ohaupo', photos: 8, tag: 'Price drop' },
    { type: 'Used', model: 'Meridian', year: 2021, km: 44760, price: 27750, paint: 'silver-gull', yard: 'putaruru', photos: 9 },
  ],
  sold: 4,
  held: 3,
  paintPrices: { Solid: 0, Metallic: 800, Pearl: 1100 },
  numbers: { prefix: 'K', from: 3100 },
  account: 'Kauri Motors',
  usedTags: ['NZ new', 'NZ new', 'Local trade-in'],
  offset: 13,
  comment: kauriComment,
  greeters: { ohaupo: 'joe-fenwick', kawhia: 'sione-taufa', putaruru: 'aroha-tawhai' },
  inspectionChecks: 84,
  warranty: { years: 5, limit: 'unlimited kilometres' },
};

/** The family dealer in the Waikato. */
export const kauriMotors: DemoTenant = {
  slug: 'kauri-motors',
  dealer: { id: '7302', slug: 'kauri-motors', name: 'Kauri Motors' },
  stock,
  pictures: kauriStock,
  models,
  offers,
  promotions,
  team,
  locations,
  brands,
  network,
  reviews: { texts: reviewTexts, counts: [91, 7, 1, 1, 0], seed: 638 },
};
