import type { Line } from '../stock/range.ts';

const auto8 = 'eight-speed automatic';
const auto6 = 'six-speed automatic';
const manual6 = 'six-speed manual';
const one = 'single-speed automatic';
const cvt = 'continuously variable automatic';

/** What the yards stock. Four new Terns are what the offer on them counts. */
// prettier-ignore
export const lines: readonly Line[] = [
  {
    make: 'Corrin', model: 'Drover', body: 'ute', word: 'Ute', fuel: 'Diesel', yearly: 18500, keeps: 0.93,
    yards: ['ohaupo', 'ohaupo', 'putaruru'],
    trims: [
      { price: 62990, engine: '2.8-litre diesel', gearbox: manual6, drive: 'four-wheel drive', seats: 5, years: [2023, 2026], fresh: 4, used: 2 },
      { badge: 'Outback', price: 69990, engine: '2.8-litre diesel', gearbox: auto8, drive: 'four-wheel drive', seats: 5, years: [2019, 2026], fresh: 5, demo: 1, used: 8 },
      { badge: 'Stockman', price: 56990, engine: '2.8-litre diesel', gearbox: manual6, drive: 'four-wheel drive', seats: 5, years: [2014, 2023], used: 10 },
    ],
  },
  {
    make: 'Ostara', model: 'Tern', body: 'suv', word: 'SUV', fuel: 'Hybrid', yearly: 13500, keeps: 0.92,
    yards: ['ohaupo', 'kawhia', 'putaruru'],
    trims: [
      { price: 49990, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2024, 2026], fresh: 4, used: 1 },
      { badge: 'Active', price: 55490, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 7, years: [2020, 2026], fresh: 4, demo: 1, used: 7 },
      { badge: 'Active', price: 43990, engine: '2.0-litre petrol', gearbox: auto6, drive: 'front-wheel drive', seats: 5, fuel: 'Petrol', years: [2014, 2020], used: 7 },
    ],
  },
  {
    make: 'Ostara', model: 'Wren', body: 'hatch', word: 'Hatch', fuel: 'Electric', yearly: 10500, keeps: 0.885,
    yards: ['ohaupo', 'putaruru'],
    trims: [
      { badge: 'Dash', price: 35990, engine: '125 kW electric, 54 kWh', gearbox: one, drive: 'rear-wheel drive', seats: 5, years: [2021, 2026], fresh: 4, demo: 1, used: 3 },
      { badge: 'City', price: 32990, engine: '85 kW electric, 40 kWh', gearbox: one, drive: 'rear-wheel drive', seats: 5, years: [2020, 2023], used: 3 },
    ],
  },
  {
    make: 'Ostara', model: 'Plover', body: 'hatch', word: 'Hatch', fuel: 'Petrol', yearly: 11500, keeps: 0.895,
    yards: [],
    trims: [
      { badge: 'Active', price: 25990, engine: '1.5-litre petrol', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2014, 2022], used: 8 },
    ],
  },
  {
    make: 'Halden', model: 'Meridian', body: 'sedan', word: 'Sedan', fuel: 'Hybrid', yearly: 14500, keeps: 0.9,
    yards: ['putaruru', 'ohaupo'],
    trims: [
      { price: 52490, engine: '2.0-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2021, 2026], fresh: 2, runout: 1, used: 4 },
    ],
  },
  {
    make: 'Halden', model: 'Meridian Tourer', body: 'wagon', word: 'Wagon', fuel: 'Hybrid', yearly: 16000, keeps: 0.905,
    yards: ['putaruru'],
    trims: [
      { price: 55290, engine: '2.0-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2021, 2026], fresh: 2, used: 3 },
    ],
  },
  {
    make: 'Halden', model: 'Parallel Tourer', body: 'wagon', word: 'Wagon', fuel: 'Petrol', yearly: 15500, keeps: 0.885,
    yards: [],
    trims: [
      { badge: 'S', price: 44990, engine: '2.0-litre turbo petrol', gearbox: auto8, drive: 'front-wheel drive', seats: 5, years: [2014, 2021], used: 5 },
    ],
  },
  {
    make: 'Corrin', model: 'Boundary', body: 'suv', word: 'SUV', fuel: 'Diesel', yearly: 15500, keeps: 0.905,
    yards: [],
    trims: [
      { badge: 'Track', price: 52990, engine: '2.4-litre diesel', gearbox: auto6, drive: 'four-wheel drive', seats: 7, years: [2014, 2022], used: 6 },
      { badge: 'Trail', price: 44990, engine: '2.4-litre petrol', gearbox: auto6, drive: 'all-wheel drive', seats: 5, fuel: 'Petrol', years: [2014, 2022], used: 5 },
    ],
  },
  {
    make: 'Teviot', model: 'Hawker', body: 'van', word: 'Van', fuel: 'Diesel', yearly: 21000, keeps: 0.88,
    yards: [],
    trims: [
      { price: 46990, engine: '2.2-litre diesel', gearbox: manual6, drive: 'rear-wheel drive', seats: 3, years: [2014, 2021], used: 4 },
    ],
  },
];
