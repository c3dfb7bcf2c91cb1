import type { Site } from '@forecourt/block-schemas';
import { isObject } from '@forecourt/json';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { mayHaveAddress } from './addresses-in-text.ts';
import {
  noteListedAddresses,
  noteWrittenAddresses,
  reportWrittenAddresses,
} from './compare-addresses.ts';
import { mayHaveState, misplacedParts, postcodeError, statesInText } from './postcodes.ts';
import { placeReports } from './state-places.ts';
import { reportTimeZones, zoneFact } from './time-zones.ts';

/** Files with addresses. */
const files = ['locations', 'manufacturerLocations'];

/** Least and largest coordinates of an area. */
interface Area {
  readonly lat: readonly [min: number, max: number];
  readonly long: readonly [min: number, max: number];
}

/** Country with the areas that it consists of, the largest first. */
interface Country {
  readonly name: string;
  readonly areas: readonly [Area, ...Area[]];
}

const countries: Readonly<Record<Site['region'], Country>> = {
  AU: {
    name: 'Australia',
    areas: [
      { lat: [-44, -9], long: [112, 160] },
      // Norfolk Island, Christmas Island, and the Cocos Islands.
      { lat: [-29.2, -28.9], long: [167.8, 168.1] },
      { lat: [-10.7, -10.3], long: [105.4, 105.8] },
      { lat: [-12.3, -11.7], long: [96.7, 97] },
    ],
  },
  NZ: {
    name: 'New Zealand',
    areas: [
      { lat: [-48, -33], long: [166, 179.5] },
      // The Chatham Islands are beyond the meridian of 180°.
      { lat: [-44.7, -43.5], long: [-177.1, -175.7] },
    ],
  },
};

type Report = Pick<RuleReport, 'pointer' | 'message'>;
type Address = DataEntry['entry'];

const isWithin = (value: number, [min, max]: readonly [number, number]): boolean =>
  value >= min && value <= max;

function coordinateReports({ lat, long }: Address, country: Country): Report[] {
  const [y, x] = [lat, long];
  if (typeof y !== 'number' || typeof x !== 'number') {
    const missing = y === undefined ? 'lat' : 'long';
    const other = y === undefined ? x : y;
    // Another type than a number is reported as such.
    if (typeof other !== 'number' || (y !== undefined && x !== undefined)) return [];
    const message = `the coordinates have no ${missing}, so neither is used; write both`;
    return [{ pointer: missing === 'lat' ? '/long' : '/lat', message }];
  }
  const isInside = (north: number, east: number) =>
    country.areas.some(({ lat, long }) => isWithin(north, lat) && isWithin(east, long));
  if (isInside(y, x)) return [];
  const meant = isInside(x, y)
    ? 'lat and long are interchanged'
    : isInside(-y, x)
      ? 'a latitude south of the equator is negative'
      : isInside(y, -x)
        ? 'a longitude east of Greenwich has no minus'
        : 'correct them';
  const pointer = isWithin(y, country.areas[0].lat) ? '/long' : '/lat';
  return [{ pointer, message: `${y}, ${x} is not in ${country.name}: ${meant}` }];
}

/** Reports addresses whose postcode, state or coordinates can't be right, and those of texts that a location nearly has. */
export const addressImplausible = defineRule({
  meta: {
    id: 'address-implausible',
    description:
      'Postcodes, states, coordinates and time zones of locations are in the site’s country and agree with each other and with texts.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    const region = regionOf(site);
    if (region === undefined) return {};
    return {
      textKinds: ['text', 'html-inline', 'html-block'],
      textTest: (value) => (region === 'AU' && mayHaveState(value)) || mayHaveAddress(value),
      text: (visit) => {
        noteWrittenAddresses(visit);
        const { kind, value, pointer, report } = visit;
        if (region !== 'AU' || !mayHaveState(value)) return;
        const { words, placed } = readText(kind, value);
        for (const { within, message } of statesInText(words))
          report({ pointer, within: placed(within), message });
      },
      data: (visit) => {
        if (!files.includes(visit.name)) return;
        noteListedAddresses(visit);
        for (const { entry, pointer } of dataEntries(visit, visit.name)) {
          const { address } = entry;
          if (!isObject(address)) continue;
          const postcode = postcodeError(address, region);
          const outside = coordinateReports(address, countries[region]);
          const found = [
            ...(postcode ? [postcode] : []),
            ...misplacedParts(address),
            ...outside,
            ...(outside.length > 0 ? [] : placeReports(address, region)),
          ];
          for (const each of found)
            visit.report({ ...each, pointer: `${pointer}/address${each.pointer}` });
          const zone =
            region === 'AU' && visit.name === 'locations' && zoneFact({ entry, pointer });
          if (zone) visit.note(zone);
        }
      },
      end: (visit) => {
        reportTimeZones(visit, site.timeZone);
        reportWrittenAddresses(visit);
      },
    };
  },
});
