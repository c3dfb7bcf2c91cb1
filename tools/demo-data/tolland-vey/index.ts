import { tollandStock } from '../../art/manifests/stock-paints.ts';
import type { Paint } from '../stock/range.ts';
import type { StockPlan } from '../stock/stock-car.ts';
import type { DemoTenant } from '../tenant-data.ts';
import { lines } from './lines.ts';
import { brands, locations } from './locations.ts';
import { models } from './models.ts';
import { offers, promotions } from './offers.ts';
import { team } from './people.ts';
import { reviewTexts } from './reviews.ts';
import { tollandComment } from './voices.ts';

/** Paints by the maker’s names, after paper, ink and bindings. */
const paints: readonly Paint[] = [
  { paint: 'oyster', name: 'Laid Paper', colour: 'Beige', type: 'Metallic' },
  { paint: 'night-tide', name: 'Lamp Black', type: 'Metallic' },
  { paint: 'lighthouse-white', name: 'Chalk', type: 'Solid' },
  { paint: 'mangrove', name: 'Cloth Green', type: 'Metallic' },
  { paint: 'silver-gull', name: 'Type Metal', colour: 'Silver', type: 'Metallic' },
  { paint: 'ironbark', name: 'Calf', colour: 'Brown', type: 'Pearl' },
  { paint: 'sandstone', name: 'Marbled Sand', type: 'Metallic' },
  { paint: 'jacaranda', name: 'Iris Ink', colour: 'Purple', type: 'Pearl' },
];

// prettier-ignore
const stock: StockPlan = {
  seed: 1495,
  lines,
  paints,
  yards: locations,
  usedYards: ({ word }) => word === 'SUV' || word === 'Wagon' ? ['grafton', 'queenstown'] : ['grafton'],
  used: 34,
  handWritten: [
    { type: 'Demo', model: 'Quarto', year: 2026, km: 4820, price: 112_900, paint: 'oyster', yard: 'grafton', photos: 8, tag: 'Ex-demonstrator' },
    { type: 'Used', model: 'Octavo', badge: 'Vellum', year: 2024, km: 18_340, price: 84_900, paint: 'night-tide', yard: 'grafton', photos: 9 },
    { type: 'Used', model: 'Octavo Estate', year: 2023, km: 31_705, price: 69_900, paint: 'mangrove', yard: 'queenstown', photos: 5, tag: 'Price drop' },
  ],
  sold: 3,
  held: 2,
  paintPrices: { Solid: 0, Metallic: 1900, Pearl: 2900 },
  numbers: { prefix: 'T', from: 1200 },
  account: 'Tolland & Vey',
  usedTags: ['Approved', 'One owner'],
  offset: 13,
  comment: tollandComment,
  greeters: { grafton: 'hana-rewiti', queenstown: 'julien-sabre' },
  inspectionChecks: 148,
  warranty: { years: 5, limit: 'unlimited kilometres' },
};

/** The importer of one make, in Auckland and Queenstown. */
export const tollandVey: DemoTenant = {
  slug: 'tolland-vey',
  dealer: { id: '7421', slug: 'tolland-vey', name: 'Tolland & Vey' },
  stock,
  pictures: tollandStock,
  models,
  offers,
  promotions,
  team,
  locations,
  brands,
  network: [],
  reviews: { texts: reviewTexts, counts: [92, 7, 1, 0, 0], seed: 114 },
};
