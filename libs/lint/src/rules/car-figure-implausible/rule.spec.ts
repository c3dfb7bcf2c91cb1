import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const rule = 'car-figure-implausible';
const found = (...cars: unknown[]) =>
  lintSample({ files: { 'data/cars.json': cars } }, { rule }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message}`,
  );

// The day of the samples is 21 November 2026.
it.each([
  [{ year: 2028 }, '/0/year: 2028 is later than next year'],
  [
    { year: 2022, built: '2012-03' },
    '/0/built: the car was built in 2012-03, but its year is 2022',
  ],
  [{ km: 4_120_000 }, '/0/km: 4120000 km is not plausible'],
  [{ km: 41_200, car_type: 'New' }, '/0/km: a car with 41,200 km is not sold as new'],
  [{ seats: 70 }, '/0/seats: 70 seats'],
  [{ doors: 15 }, '/0/doors: 15 doors'],
  [{ fuel_consumption: 95 }, '/0/fuel_consumption: 95 litres'],
  [{ length_mm: 466 }, '/0/length_mm: 466 mm'],
  [{ kerb_mass_kg: 16.9 }, '/0/kerb_mass_kg: 16.9 kg'],
  [{ engine: '25-litre diesel' }, '/0/engine: an engine of 25 litres'],
  [{ engine: '25L V8' }, '/0/engine: an engine of 25 litres'],
  [
    { photos: ['/assets/a.webp'], photos_count: 12 },
    '/0/photos_count: the car has 1 photo, not 12',
  ],
  [{ name: '2022 Tern', year: 2012 }, '/0/year: the name of the car begins with 2022'],
  [{ car_type: 'New', owners: 2, km: 9 }, '/0/owners: a car with 2 previous owners'],
  [{ simple_fuel: 'Electric', fuel_consumption: 7.2 }, '/0/fuel_consumption: an electric car'],
  [{ created_at_timestamp: 17_950 }, '/0/created_at_timestamp: the time is decades ago'],
  [{ photos: [], photos_count: 1 }, '/0/photos_count: the car has 0 photos, not 1'],
  [{ inspection_date: '2026-11-22' }, '/0/inspection_date: 2026-11-22 is in the future'],
  [{ history_date: '2031-01-01' }, '/0/history_date: 2031-01-01 is in the future'],
  [{ created_at_timestamp: 1_999_999_999 }, '/0/created_at_timestamp: the time is in the future'],
])('CLI-2: reports %j', (car, expected) => {
  expect(found(car)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  { year: 2027, built: '2026-11', km: 12, car_type: 'New' },
  { year: 1932, km: 0, engine: '4.1 L V8', owners: 9 },
  { year: 2022, built: '2021-12', km: 999_999, car_type: 'Used', engine: '1,998 cc' },
  { photos: ['/assets/a.webp'], photos_count: 1 },
  { photos_count: 9 },
  { name: '2022 Tern', year: 2021 },
  { name: '1932 Coupe', year: 1932 },
  { car_type: 'New', owners: 0, km: 9 },
  { simple_fuel: 'Plug-in electric', fuel_consumption: 1.9 },
  { created_at_timestamp: 0 },
  { photos: [] },
  { electric_range_km: 0, fuel_consumption: 0, towing_braked_kg: 0, doors: 0 },
  { inspection_date: '2026-11-21', created_at_timestamp: Date.parse('2026-11-22') / 1000 },
  { year: '2090', km: '9', built: 'soon', engine: 25, inspection_date: 'soon', seats: null },
])('CLI-2: accepts %j', (car) => {
  expect(found(car, null, 5)).toEqual([]);
});

it('CLI-2: every figure has its own finding', () => {
  expect(found({ seats: 70, doors: 15 })).toHaveLength(2);
});
