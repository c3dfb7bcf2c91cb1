import type { Line } from '../stock/range.ts';

const one = 'single-speed automatic';
const cvt = 'continuously variable automatic';

/** What the two showrooms have: new ones, demonstrators, and approved cars that came back. */
// prettier-ignore
export const lines: readonly Line[] = [
  {
    make: 'Aldine', model: 'Folio', body: 'hatch', word: 'Hatch', fuel: 'Electric', yearly: 9800, keeps: 0.89, yards: ['grafton', 'grafton', 'queenstown'],
    trims: [
      { price: 64900, engine: '125 kW electric, 54 kWh', gearbox: one, drive: 'rear-wheel drive', seats: 5, years: [2023, 2026], fresh: 3, demo: 1, used: 5 },
      { badge: 'Vellum', price: 72900, engine: '125 kW electric, 54 kWh', gearbox: one, drive: 'rear-wheel drive', seats: 5, years: [2024, 2026], fresh: 2, used: 2 },
    ],
  },
  {
    make: 'Aldine', model: 'Octavo', body: 'sedan', word: 'Sedan', fuel: 'Hybrid', yearly: 13200, keeps: 0.9, yards: ['grafton'],
    trims: [
      { price: 94900, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 5, years: [2021, 2026], fresh: 3, demo: 1, used: 7 },
      { badge: 'Vellum', price: 108900, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 5, years: [2022, 2026], fresh: 2, used: 4 },
    ],
  },
  {
    make: 'Aldine', model: 'Octavo Estate', body: 'wagon', word: 'Wagon', fuel: 'Hybrid', yearly: 15400, keeps: 0.905, yards: ['grafton', 'queenstown'],
    trims: [
      { price: 99900, engine: '2.5-litre hybrid', gearbox: cvt, drive: 'all-wheel drive', seats: 5, years: [2021, 2026], fresh: 3, demo: 1, used: 6 },
    ],
  },
  {
    make: 'Aldine', model: 'Quarto', body: 'suv', word: 'SUV', fuel: 'Electric', yearly: 14100, keeps: 0.9, yards: ['grafton', 'queenstown'],
    trims: [
      { price: 119900, engine: '225 kW electric, 82 kWh', gearbox: one, drive: 'all-wheel drive', seats: 5, years: [2022, 2026], fresh: 4, demo: 1, used: 8 },
      { badge: 'Vellum', price: 134900, engine: '225 kW electric, 82 kWh', gearbox: one, drive: 'all-wheel drive', seats: 5, years: [2023, 2026], fresh: 3, demo: 1, used: 4 },
    ],
  },
];
