import type { Line } from '../stock/range.ts';

const auto8 = 'eight-speed automatic';
const auto6 = 'six-speed automatic';
const manual6 = 'six-speed manual';
const one = 'single-speed automatic';
const cvt = 'continuously variable automatic';

/**
 * What the three yards stock: `fresh` new cars, `demo` demonstrators, `used` as a weight. The
 * new Drover Outbacks are all at Saltpan Road, where the offer on them is fitted.
 */
// prettier-ignore
export const lines: readonly Line[] = [
  {
    make: 'Ostara', model: 'Tern', body: 'suv', word: 'SUV', fuel: 'Hybrid', yearly: 14500, keeps: 0.925,
    yards: ['northpoint', 'northpoint', 'ferry-bay', 'saltpan-road'],
    trims: [
      { price: 44990, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2024, 2026], fresh: 15, runout: 2, used: 2 },
      { badge: 'Touring', price: 48490, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 5, years: [2021, 2026], fresh: 17, runout: 2, demo: 4, used: 12 },
      { badge: 'Summit', price: 54990, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 7, years: [2022, 2026], fresh: 8, demo: 1, used: 6 },
      { badge: 'Active', price: 42990, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2020, 2024], used: 14 },
      { badge: 'Active', price: 36990, engine: '2.0-litre petrol', gearbox: auto6, drive: 'front-wheel drive', seats: 5, fuel: 'Petrol', years: [2015, 2020], used: 14 },
      { badge: 'Touring', price: 41990, engine: '2.0-litre petrol', gearbox: auto6, drive: 'all-wheel drive', seats: 5, fuel: 'Petrol', years: [2016, 2021], used: 9 },
    ],
  },
  {
    make: 'Ostara', model: 'Egret', body: 'suv', word: 'SUV', fuel: 'Electric', yearly: 14000, keeps: 0.9,
    yards: ['ferry-bay', 'ferry-bay', 'northpoint'],
    trims: [
      { badge: 'Long Range', price: 66990, engine: '225 kW electric, 82 kWh', gearbox: one, drive: 'all-wheel drive', seats: 5, years: [2026, 2026], fresh: 12, demo: 2 },
    ],
  },
  {
    make: 'Ostara', model: 'Wren', body: 'hatch', word: 'Hatch', fuel: 'Electric', yearly: 11500, keeps: 0.9,
    yards: ['ferry-bay', 'ferry-bay', 'ferry-bay', 'northpoint'],
    trims: [
      { badge: 'City', price: 31490, engine: '85 kW electric, 40 kWh', gearbox: one, drive: 'rear-wheel drive', seats: 5, years: [2020, 2026], fresh: 10, runout: 1, demo: 1, used: 6 },
      { badge: 'Dash', price: 35990, engine: '125 kW electric, 54 kWh', gearbox: one, drive: 'rear-wheel drive', seats: 5, years: [2021, 2026], fresh: 16, demo: 4, used: 10 },
    ],
  },
  {
    make: 'Ostara', model: 'Plover', body: 'hatch', word: 'Hatch', fuel: 'Petrol', yearly: 12500, keeps: 0.9,
    yards: [],
    trims: [
      { badge: 'Active', price: 23490, engine: '1.5-litre petrol', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2014, 2022], used: 16 },
      { badge: 'Sport', price: 27490, engine: '1.4-litre turbo petrol', gearbox: manual6, drive: 'front-wheel drive', seats: 5, years: [2016, 2022], used: 9 },
    ],
  },
  {
    make: 'Halden', model: 'Meridian', body: 'sedan', word: 'Sedan', fuel: 'Hybrid', yearly: 15500, keeps: 0.905,
    yards: ['northpoint'],
    trims: [
      { price: 48750, engine: '2.0-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2021, 2026], fresh: 10, runout: 2, used: 9 },
      { badge: 'S', price: 52490, engine: '2.0-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2021, 2026], fresh: 9, demo: 2, used: 8 },
      { badge: 'Grand', price: 61900, engine: '2.0-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 5, years: [2022, 2026], fresh: 3, used: 3 },
    ],
  },
  {
    make: 'Halden', model: 'Meridian Tourer', body: 'wagon', word: 'Wagon', fuel: 'Hybrid', yearly: 17500, keeps: 0.91,
    yards: ['northpoint'],
    trims: [
      { price: 51450, engine: '2.0-litre hybrid', gearbox: cvt, drive: 'front-wheel drive', seats: 5, years: [2021, 2026], fresh: 8, demo: 1, used: 5 },
      { badge: 'Grand', price: 64600, engine: '2.0-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 5, years: [2023, 2026], fresh: 4, used: 2 },
    ],
  },
  {
    make: 'Halden', model: 'Parallel', body: 'sedan', word: 'Sedan', fuel: 'Petrol', yearly: 14500, keeps: 0.885,
    yards: [],
    trims: [
      { badge: 'S', price: 36990, engine: '2.0-litre turbo petrol', gearbox: auto8, drive: 'front-wheel drive', seats: 5, years: [2014, 2021], used: 12 },
      { badge: 'Grand', price: 43990, engine: '2.5-litre petrol', gearbox: auto8, drive: 'front-wheel drive', seats: 5, years: [2015, 2021], used: 6 },
    ],
  },
  {
    make: 'Halden', model: 'Parallel Tourer', body: 'wagon', word: 'Wagon', fuel: 'Petrol', yearly: 16000, keeps: 0.89,
    yards: [],
    trims: [
      { badge: 'S', price: 39490, engine: '2.0-litre turbo petrol', gearbox: auto8, drive: 'front-wheel drive', seats: 5, years: [2015, 2021], used: 7 },
    ],
  },
  {
    make: 'Corrin', model: 'Drover', body: 'ute', word: 'Ute', fuel: 'Diesel', yearly: 19500, keeps: 0.93,
    yards: ['saltpan-road'],
    trims: [
      { price: 59990, engine: '2.8-litre diesel', gearbox: manual6, drive: 'four-wheel drive', seats: 5, years: [2023, 2026], fresh: 8, used: 4 },
      { badge: 'Outback', price: 66490, engine: '2.8-litre diesel', gearbox: auto8, drive: 'four-wheel drive', seats: 5, years: [2019, 2026], fresh: 6, demo: 1, used: 16 },
      { badge: 'Stockman', price: 52990, engine: '2.8-litre diesel', gearbox: manual6, drive: 'four-wheel drive', seats: 5, years: [2015, 2023], used: 14 },
    ],
  },
  {
    make: 'Corrin', model: 'Muster', body: 'suv', word: 'SUV', fuel: 'Diesel', yearly: 18000, keeps: 0.93,
    yards: ['saltpan-road'],
    trims: [
      { badge: 'Station', price: 67990, engine: '2.8-litre diesel', gearbox: auto8, drive: 'four-wheel drive', seats: 7, years: [2022, 2026], fresh: 3, runout: 1, used: 2 },
      { badge: 'Track', price: 73490, engine: '2.8-litre diesel', gearbox: auto8, drive: 'four-wheel drive', seats: 7, years: [2022, 2026], fresh: 4, demo: 1, used: 4 },
      { badge: 'Outback', price: 79990, engine: '2.8-litre diesel', gearbox: auto8, drive: 'four-wheel drive', seats: 7, years: [2022, 2026], fresh: 4, demo: 1, used: 3 },
      { badge: 'High Range', price: 88490, engine: '2.8-litre diesel', gearbox: auto8, drive: 'four-wheel drive', seats: 7, years: [2023, 2026], fresh: 3 },
    ],
  },
  {
    make: 'Corrin', model: 'Boundary', body: 'suv', word: 'SUV', fuel: 'Petrol', yearly: 15500, keeps: 0.905,
    yards: [],
    trims: [
      { badge: 'Trail', price: 39990, engine: '2.4-litre petrol', gearbox: auto6, drive: 'all-wheel drive', seats: 5, years: [2014, 2022], used: 12 },
      { badge: 'Track', price: 48990, engine: '2.4-litre diesel', gearbox: auto6, drive: 'four-wheel drive', seats: 7, fuel: 'Diesel', years: [2015, 2022], used: 9 },
    ],
  },
  {
    make: 'Solenne', model: 'Petrel', body: 'coupe', word: 'Coupe', fuel: 'Petrol', yearly: 8000, keeps: 0.92,
    yards: ['northpoint'],
    trims: [
      { price: 63900, engine: '2.0-litre turbo petrol', gearbox: manual6, drive: 'rear-wheel drive', seats: 2, years: [2022, 2026], fresh: 2, demo: 1, used: 3 },
      { badge: 'Automatic', price: 66400, engine: '2.0-litre turbo petrol', gearbox: auto8, drive: 'rear-wheel drive', seats: 2, years: [2023, 2026], fresh: 2, used: 1 },
    ],
  },
  {
    make: 'Solenne', model: 'Avocet', body: 'coupe', word: 'Coupe', fuel: 'Petrol', yearly: 8500, keeps: 0.905,
    yards: [],
    trims: [
      { price: 49990, engine: '1.8-litre petrol', gearbox: manual6, drive: 'rear-wheel drive', seats: 4, years: [2014, 2021], used: 4 },
    ],
  },
  {
    make: 'Marlo', model: 'Pip', body: 'hatch', word: 'Hatch', fuel: 'Petrol', yearly: 9500, keeps: 0.88,
    yards: [],
    trims: [
      { price: 16990, engine: '1.0-litre petrol', gearbox: 'five-speed manual', drive: 'front-wheel drive', seats: 4, years: [2014, 2019], used: 7 },
    ],
  },
  {
    make: 'Teviot', model: 'Carter', body: 'van', word: 'Van', fuel: 'Diesel', yearly: 24000, keeps: 0.895,
    yards: ['saltpan-road'],
    trims: [
      { price: 47200, engine: '2.0-litre diesel', gearbox: auto8, drive: 'front-wheel drive', seats: 3, years: [2020, 2026], fresh: 6, used: 8 },
      { badge: 'Crew', price: 51900, engine: '2.0-litre diesel', gearbox: auto8, drive: 'front-wheel drive', seats: 6, years: [2021, 2026], fresh: 3, used: 3 },
    ],
  },
  {
    make: 'Teviot', model: 'Drayman', body: 'van', word: 'Van', fuel: 'Electric', yearly: 18000, keeps: 0.87,
    yards: ['saltpan-road'],
    trims: [
      { price: 69900, engine: '150 kW electric, 68 kWh', gearbox: one, drive: 'front-wheel drive', seats: 3, years: [2025, 2026], fresh: 5 },
    ],
  },
  {
    make: 'Teviot', model: 'Hawker', body: 'van', word: 'Van', fuel: 'Diesel', yearly: 23000, keeps: 0.88,
    yards: [],
    trims: [
      { price: 41990, engine: '2.2-litre diesel', gearbox: manual6, drive: 'rear-wheel drive', seats: 3, years: [2014, 2021], used: 9 },
    ],
  },
];
