import type { Line } from '../stock/range.ts';

const auto8 = 'eight-speed automatic';
const auto6 = 'six-speed automatic';
const manual6 = 'six-speed manual';
const one = 'single-speed automatic';
const cvt = 'continuously variable automatic';

/** What comes in as a trade-in or from a fleet; nothing here is sold new. */
// prettier-ignore
export const lines: readonly Line[] = [
  {
    make: 'Ostara', model: 'Tern', body: 'suv', word: 'SUV', fuel: 'Hybrid', yearly: 15200, keeps: 0.92, yards: [],
    trims: [
      { badge: 'Touring', price: 48490, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 5, years: [2021, 2025], used: 8 },
      { badge: 'Active', price: 38990, engine: '2.0-litre petrol', gearbox: auto6, drive: 'front-wheel drive', seats: 5, fuel: 'Petrol', years: [2016, 2021], used: 9 },
    ],
  },
  {
    make: 'Corrin', model: 'Boundary', body: 'suv', word: 'SUV', fuel: 'Petrol', yearly: 15800, keeps: 0.9, yards: [],
    trims: [
      { badge: 'Trail', price: 41990, engine: '2.4-litre petrol', gearbox: auto6, drive: 'all-wheel drive', seats: 7, years: [2016, 2023], used: 7 },
    ],
  },
  {
    make: 'Corrin', model: 'Drover', body: 'ute', word: 'Ute', fuel: 'Diesel', yearly: 20500, keeps: 0.925, yards: [],
    trims: [
      { badge: 'Outback', price: 64990, engine: '2.8-litre diesel', gearbox: auto8, drive: 'four-wheel drive', seats: 5, years: [2019, 2025], used: 9 },
      { badge: 'Stockman', price: 52990, engine: '2.8-litre diesel', gearbox: manual6, drive: 'four-wheel drive', seats: 5, years: [2015, 2022], used: 6 },
    ],
  },
  {
    make: 'Ostara', model: 'Wren', body: 'hatch', word: 'Hatch', fuel: 'Electric', yearly: 11800, keeps: 0.88, yards: [],
    trims: [
      { badge: 'Dash', price: 35990, engine: '125 kW electric, 54 kWh', gearbox: one, drive: 'rear-wheel drive', seats: 5, years: [2021, 2025], used: 6 },
    ],
  },
  {
    make: 'Ostara', model: 'Plover', body: 'hatch', word: 'Hatch', fuel: 'Petrol', yearly: 12200, keeps: 0.895, yards: [],
    trims: [
      { badge: 'Active', price: 24490, engine: '1.5-litre petrol', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2015, 2023], used: 11 },
    ],
  },
  {
    make: 'Halden', model: 'Parallel', body: 'sedan', word: 'Sedan', fuel: 'Petrol', yearly: 14600, keeps: 0.88, yards: [],
    trims: [
      { badge: 'S', price: 42990, engine: '2.0-litre turbo petrol', gearbox: auto8, drive: 'front-wheel drive', seats: 5, years: [2015, 2022], used: 8 },
    ],
  },
  {
    make: 'Halden', model: 'Meridian', body: 'sedan', word: 'Sedan', fuel: 'Hybrid', yearly: 15400, keeps: 0.9, yards: [],
    trims: [
      { price: 48750, engine: '2.0-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2021, 2025], used: 6 },
    ],
  },
  {
    make: 'Halden', model: 'Parallel Tourer', body: 'wagon', word: 'Wagon', fuel: 'Petrol', yearly: 16200, keeps: 0.885, yards: [],
    trims: [
      { badge: 'S', price: 44990, engine: '2.0-litre turbo petrol', gearbox: auto8, drive: 'front-wheel drive', seats: 5, years: [2015, 2022], used: 6 },
    ],
  },
  {
    make: 'Teviot', model: 'Hawker', body: 'van', word: 'Van', fuel: 'Diesel', yearly: 22500, keeps: 0.875, yards: [],
    trims: [
      { price: 46990, engine: '2.2-litre diesel', gearbox: manual6, drive: 'rear-wheel drive', seats: 3, years: [2016, 2022], used: 4 },
    ],
  },
];
