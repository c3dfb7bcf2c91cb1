import type { Car } from '@forecourt/block-schemas';

/** A small generator of numbers that are the same in every run (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const makes = ['Kestrel', 'Wren', 'Tern', 'Plover', 'Osprey', 'Heron', 'Curlew', 'Petrel'];
const suffixes = ['', ' X', '-5', ' Tourer', ' Cross', ' GT'];
const bodies = ['SUV', 'Sedan', 'Hatch', 'Ute', 'Wagon', 'Van', 'Cabriolet'];
const badges = ['Core', 'Élan', 'Sport', 'Luxury', 'Off-Road', 'GT', 'Limited', 'N/A'];
const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Electric'];
const locations = ["Port O'Hara", 'North Quay', 'Southside', 'Airport: East', '-Depot'];
const tags = ['Sale', 'Just in', 'Low km', 'Runout'];

/** The same invented cars for the same seed; one in ten lacks a price, some lack a badge, a tag or seats. */
export function seededCars(count: number, seed = 1): Car[] {
  const next = seededNumbers(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!;
  // Squared, so that some values are far commoner than others, as in real stock.
  const skewed = <T>(values: readonly T[]): T => values[Math.floor(next() ** 2 * values.length)]!;
  return Array.from({ length: count }, (_, index): Car => {
    const make = skewed(makes);
    const model = `${make.slice(0, 3)}${1 + Math.floor(next() * 4)}${pick(suffixes)}`;
    const year = 2010 + Math.floor(next() * 16);
    const badge = next() < 0.9 ? skewed(badges) : undefined;
    return {
      id: String(index + 1),
      slug: `car-${index + 1}`,
      name: [year, make, model, badge].filter(Boolean).join(' '),
      make,
      model,
      ...(badge && { badge }),
      ...(next() < 0.9 && { price: 5_000 + Math.floor(next() * 900) * 100 }),
      photos_count: Math.floor(next() * 20),
      car_type: skewed(['Used', 'New', 'Demo']),
      simple_body: skewed(bodies),
      ...(next() < 0.3 && { tag: pick(tags) }),
      carsales_account: pick(['A100', 'A200']),
      location_id: String(1 + Math.floor(next() * 5)),
      location_name: pick(locations),
      simple_fuel: skewed(fuels),
      status: skewed(['available', 'reserved', 'sold']),
      stock_number: `S${100_000 + index}`,
      ...(next() < 0.8 && { seats: pick([2, 4, 5, 5, 5, 7, 8]) }),
      certified: next() < 0.25,
      year,
      km: Math.floor(next() ** 2 * 250_000),
      created_at_timestamp: 1_700_000_000 + Math.floor(next() * 2_000) * 3_600,
    };
  });
}
