import type { Car } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { describe, expect, it } from 'vitest';
import { factsOf } from './car-facts.ts';

const bare: Car = { id: 'c', slug: 'c', name: '2024 Ostara Tern Touring' };
const full: Car = {
  ...bare,
  make: 'Ostara',
  model: 'Tern',
  badge: 'Touring',
  car_type: 'Demo',
  status: 'Available',
  tag: 'Price drop',
  carsales_account: 'main-7',
  certified: true,
  stock_number: 'H20418',
  location_name: 'Northpoint',
  km: 14_210,
  built: '2024-03',
  year: 2024,
  transmission: 'Automatic',
  simple_fuel: 'Hybrid',
  fuel_consumption: 5.3,
  seats: 5,
  towing_braked_kg: 1500,
  warranty: 'Seven years',
  warranty_until: '2031-03-28',
  simple_body: 'SUV',
  body: 'Wagon',
  drive_type: 'AWD',
  engine: '2.5-litre hybrid',
  doors: 5,
  colour: 'Chalk',
  interior_colour: 'Charcoal cloth',
  owners: 1,
  rego: 'ABC12D',
  vin: '6T1BF3FK20X012345',
  length_mm: 4660,
  boot_litres: 580,
  towing_unbraked_kg: 750,
};
const facts = (car: Car, today = '2026-11-23') =>
  factsOf(car, { copy: copyFor({ region: 'AU' }), today });
const lines = (list: readonly { name: string; value: string }[]) =>
  list.map(({ name, value }) => `${name}: ${value.replaceAll('\u00a0', ' ')}`);

describe('facts of a car', () => {
  it('CAR-9: no line break divides a figure from its unit', () => {
    const values = facts(full).key.map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['14,210\u00a0km', '5.3\u00a0L/100\u00a0km']));
  });

  it('CAR-9: eight key facts with their units, the most interesting first', () => {
    expect(lines(facts(full).key)).toEqual([
      'Kilometres: 14,210 km',
      'Built: March 2024',
      'Transmission: Automatic',
      'Fuel: Hybrid',
      'Uses: 5.3 L/100 km',
      'Seats: 5',
      'Tows: 1,500 kg braked',
      'Warranty: To March 2031',
    ]);
  });

  it('CAR-9: all details have what is shown nowhere else, and no internal value', () => {
    expect(lines(facts(full).details)).toEqual([
      'Body: SUV',
      'Drive: AWD',
      'Engine: 2.5-litre hybrid',
      'Doors: 5',
      'Condition: Demo',
      'Body style: Wagon',
      'Colour: Chalk',
      'Interior: Charcoal cloth',
      'Previous owners: 1',
      'Registration: ABC12D',
      'VIN: 6T1BF3FK20X012345',
    ]);
  });

  it('CAR-9: dimensions have their units', () => {
    expect(lines(facts(full).dimensions)).toEqual([
      'Length: 4,660 mm',
      'Boot: 580 L',
      'Towing, unbraked: 750 kg',
    ]);
  });

  it('CAR-9: an electric car shows its range and its use of energy', () => {
    const electric = { ...bare, electric_range_km: 400, energy_consumption: 14.6 };
    expect(lines(facts(electric).key)).toEqual(['Range: 400 km', 'Uses: 14.6 kWh/100 km']);
    // The unit alone is as wide as a cell on a phone: a line may end before it, not within it.
    expect(facts(electric).key[1]!.value).toBe('14.6 kWh/100\u00a0km');
  });

  it('CAR-9: a warranty that has ended is not shown', () => {
    const texts = (today: string) => lines(facts({ ...bare, ...full }, today).key).join();
    expect(texts('2031-03-28')).toContain('Warranty');
    expect(texts('2031-03-29')).not.toContain('Warranty');
    expect(lines(facts({ ...bare, seats: 5, warranty: 'Seven years' }).key)).toContain(
      'Warranty: Seven years',
    );
  });

  it('CAR-9: key facts fill whole rows; one too many is a detail', () => {
    const { key, details } = facts({ ...bare, km: 10, year: 2024, seats: 5 });
    expect(lines(key)).toEqual(['Kilometres: 10 km', 'Year: 2024']);
    expect(lines(details)).toEqual(['Seats: 5']);
  });

  it('CAR-9: 0 from a feed is unknown, but for kilometres', () => {
    const zeros = { km: 0, seats: 0, doors: 0, owners: 0, fuel_consumption: 0, length_mm: 0 };
    const { key, details, dimensions } = facts({ ...bare, ...zeros, engine: ' ' });
    expect(lines([...key, ...details, ...dimensions])).toEqual(['Kilometres: 0 km']);
  });

  it('CAR-9: the condition and a make that the page shows already are not repeated', () => {
    const { details } = facts({ ...bare, car_type: 'Used', make: 'Ostara', model: 'Egret' });
    expect(lines(details)).toEqual(['Model: Egret']);
    const style = facts({ ...bare, simple_body: 'SUV', body: 'suv', km: 5 });
    expect(lines([...style.key, ...style.details])).toEqual(['Kilometres: 5 km', 'Body: SUV']);
  });
});
