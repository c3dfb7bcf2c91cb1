import type { Site } from '@forecourt/block-schemas';
import type { DataEntry } from '../../rule-api/data-entries.ts';
import type { RuleReport } from '../../rule-api/rule.ts';
import { statesOf } from './postcodes.ts';

/** A part of a country: the least and largest coordinates, and some kilometres around. */
interface Part {
  readonly name: string;
  readonly lat: readonly [min: number, max: number];
  readonly long: readonly [min: number, max: number];
}

const states: Readonly<Record<string, Part>> = {
  ACT: { name: 'ACT', lat: [-36.1, -34.9], long: [148.6, 150.9] },
  NSW: { name: 'NSW', lat: [-37.7, -27.9], long: [140.8, 153.9] },
  NT: { name: 'NT', lat: [-26.2, -10.7], long: [128.8, 138.2] },
  QLD: { name: 'QLD', lat: [-29.4, -9], long: [137.8, 153.9] },
  SA: { name: 'SA', lat: [-38.3, -25.8], long: [128.8, 141.2] },
  TAS: { name: 'TAS', lat: [-44, -39], long: [143.6, 148.7] },
  VIC: { name: 'VIC', lat: [-39.4, -33.8], long: [140.7, 150.2] },
  WA: { name: 'WA', lat: [-35.4, -13.4], long: [112.7, 129.2] },
};
const northIsland: Part = { name: 'the North Island', lat: [-41.8, -34], long: [172.3, 178.8] };
const southIsland: Part = { name: 'the South Island', lat: [-47.6, -40.3], long: [166, 174.6] };

type Address = DataEntry['entry'];
type Report = Pick<RuleReport, 'pointer' | 'message'>;
type Point = readonly [lat: number, long: number];

const isIn = ([y, x]: Point, { lat, long }: Part): boolean =>
  y >= lat[0] && y <= lat[1] && x >= long[0] && x <= long[1];

/** Returns true for a point of the mainland: other islands have postcodes of states that are far away. */
const isMainland = ([, x]: Point): boolean => x > 112 && x < 154;

/** Returns the parts of the country that an address may be in; none if that is not known. */
function partsOf(address: Address, region: Site['region']): readonly Part[] {
  if (region === 'AU') return statesOf(address).flatMap((state) => states[state] ?? []);
  const { postcode } = address;
  if (typeof postcode !== 'string' || !/^\d{4}$/.test(postcode.trim())) return [];
  return [/^[0-6]/.test(postcode.trim()) ? northIsland : southIsland];
}

const coordinates = String.raw`(-?\d{1,2}\.\d+)(?:,|%2C|/|&(?:amp;)?mlon=)\s*(-?\d{1,3}\.\d+)`;
const mapped = new RegExp(
  String.raw`(?:[?&;](?:mlat|q|ll|query|daddr|destination|center)=|@|#map=\d+/)(?:loc:)?${coordinates}`,
  'i',
);
/** Largest difference of a map's centre from the address that it shows, in degrees: about ten kilometres. */
const nearby = 0.1;

/** Returns the coordinates that the address of a map names. */
function pointOfMap(url: unknown): Point | undefined {
  const [, lat, long] = typeof url === 'string' ? (mapped.exec(url) ?? []) : [];
  return lat === undefined ? undefined : [Number(lat), Number(long)];
}

const pointOf = ({ lat, long }: Address): Point | undefined =>
  typeof lat === 'number' && typeof long === 'number' ? [lat, long] : undefined;

/** Returns the finding about a point that is in none of the parts of an address. */
function elsewhere(point: Point, address: Address, region: Site['region']): string | undefined {
  const parts = partsOf(address, region);
  if (parts.length === 0 || parts.some((part) => isIn(point, part))) return undefined;
  if (region === 'AU' ? !isMainland(point) : point[1] < 0) return undefined;
  return `${point.join(', ')} is not in ${parts.map(({ name }) => name).join(' or ')}`;
}

/** Returns the findings about coordinates and a map that are far from the rest of an address. */
export function placeReports(address: Address, region: Site['region']): readonly Report[] {
  const [own, map] = [pointOf(address), pointOfMap(address.place_url)];
  const wrong = own && elsewhere(own, address, region);
  if (wrong !== undefined) {
    const by = region === 'AU' ? 'the state and the postcode' : 'the postcode';
    return [{ pointer: '/lat', message: `${wrong}, as ${by} say; correct one of them` }];
  }
  if (map === undefined) return [];
  const far =
    own === undefined
      ? elsewhere(map, address, region)
      : own.some((degrees, index) => Math.abs(degrees - map[index]!) > nearby)
        ? `${map.join(', ')} is far from the coordinates of the address, ${own.join(', ')}`
        : undefined;
  return far === undefined
    ? []
    : [{ pointer: '/place_url', message: `the map shows another place: ${far}; correct the link` }];
}
