import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const rule = 'car-figure-implausible';
const foundIn = (file: string, ...entries: unknown[]) =>
  lintSample({ files: { [`data/${file}.json`]: entries } }, { rule }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message}`,
  );
const found = (...cars: unknown[]) => foundIn('cars', ...cars);

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
  [{ energy_consumption: 146, simple_fuel: 'Electric' }, '/0/energy_consumption: 146 kWh per'],
  [
    { towing_unbraked_kg: 2500, towing_braked_kg: 750 },
    '/0/towing_unbraked_kg: 2500 kg is more than the 750 kg of towing_braked_kg',
  ],
  [{ wheelbase_mm: 3200, length_mm: 3190 }, '/0/wheelbase_mm: 3200 mm is more than the 3190 mm'],
  [{ payload_kg: 11_200, simple_body: 'Van' }, '/0/payload_kg: a payload of 11200 kg is not'],
  [{ payload_kg: 11_200, kerb_mass_kg: 1880 }, '/0/payload_kg: a payload of 11200 kg is not'],
  [{ warranty_until: '2018-07-28', built: '2018-08' }, '/0/warranty_until: the warranty ends on'],
  [{ inspection_date: '2014-07-28', year: 2018 }, '/0/inspection_date: the inspection is of 2014'],
  [{ history_date: '2014-07-28', year: 2018 }, '/0/history_date: the history check is of 2014'],
  [{ km: 400_001, year: 2026 }, '/0/km: 400,001 km is not plausible for a car built in 2026'],
  [{ car_type: 'New', built: '2018-08', km: 9 }, '/0/car_type: a car built in 2018-08 is not sold'],
  [{ simple_fuel: 'Diesel', electric_range_km: 90 }, '/0/electric_range_km: a diesel car is not'],
  [{ simple_fuel: 'Petrol', energy_consumption: 15 }, '/0/energy_consumption: a petrol car is'],
  [{ created_at_timestamp: 1_999_999_999 }, '/0/created_at_timestamp: the time is in the future'],
])('CLI-2: reports %j', (car, expected) => {
  expect(found(car)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  { year: 2027, built: '2026-11', km: 12, car_type: 'New' },
  { year: 1932, km: 0, engine: '4.1 L V8', owners: 9 },
  { year: 2022, built: '2021-12', km: 999_999, car_type: 'Used', engine: '1,998 cc' },
  { energy_consumption: 76, simple_body: 'Van' },
  { energy_consumption: 120, simple_body: 'Light truck', payload_kg: 4000, kerb_mass_kg: 3000 },
  { towing_unbraked_kg: 750, towing_braked_kg: 750, wheelbase_mm: 3200, length_mm: 5190 },
  { towing_unbraked_kg: 750, towing_braked_kg: 0, payload_kg: 9000, kerb_mass_kg: 6000 },
  { warranty_until: '2018-08-28', built: '2018-08', inspection_date: '2018-08-01' },
  { warranty_until: '2017-12-28', year: 2018 },
  { km: 380_000, year: 2025 },
  { car_type: 'New', year: 2022, km: 9 },
  { simple_fuel: 'Hybrid', electric_range_km: 60, energy_consumption: 15 },
  { simple_fuel: 'Petrol', electric_range_km: 0 },
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

it.each([
  [{ consumption: { diesel: 81 } }, '/0/model_variants/0/consumption/diesel: 81 litres per 100 km'],
  [{ consumption: { electricity: 146 } }, 'consumption/electricity: 146 kWh per 100 km is not'],
  [{ service_cost: 54_000 }, '/0/model_variants/0/service_cost: $54,000 for a year’s servicing'],
])('CLI-7: reports %j of a model', (variant, expected) => {
  expect(foundIn('models', { model_variants: [variant, null] })).toEqual([
    expect.stringContaining(expected),
  ]);
});

it('CLI-7: accepts usual figures of models, and leaves others to validation', () => {
  const consumption = { petrol: 8.1, electricity: 0, diesel: '81' };
  expect(foundIn('models', { model_variants: [{ consumption, service_cost: 540 }] })).toEqual([]);
  expect(
    foundIn('models', { model_variants: 5 }, { model_variants: [{ consumption: 5 }] }),
  ).toEqual([]);
});

it.each([218, 21_800])('CLI-7: a mass of %s kg is that of no car', (mass) => {
  const message = `/0/kerb_mass_kg: a mass of ${mass} kg is not plausible for this body; check the digits and the unit`;
  expect(found({ kerb_mass_kg: mass, simple_body: 'Ute' })).toEqual([message]);
  expect(found({ kerb_mass_kg: mass, simple_body: 'Scooter' })).toEqual([]);
  expect(found({ kerb_mass_kg: mass })).toEqual([]);
});

it.each([0, 350, 6000])('CLI-7: a mass of %s kg is accepted', (mass) => {
  expect(found({ kerb_mass_kg: mass, simple_body: 'Van' })).toEqual([]);
});

it('CLI-7: a length that is off by itself is not compared with the wheelbase as well', () => {
  expect(found({ length_mm: 537, wheelbase_mm: 3200 })).toEqual([
    expect.stringContaining('/0/length_mm: 537 mm is not plausible'),
  ]);
});
