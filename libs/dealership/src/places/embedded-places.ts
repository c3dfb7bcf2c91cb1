import type { Place } from '@forecourt/block-schemas';
import { foldPlace, isPostcode } from '@forecourt/domain';
import type { PlacesPort, PlacesRegion } from '../ports/places.ts';
import australian from './australian-places.json' with { type: 'json' };
import newZealand from './new-zealand-places.json' with { type: 'json' };
import { placeOfPostcode } from './postcode-places.ts';

type Row = readonly [id: number, name: string, state: string, lat: number, long: number];

/** Place with its searchable texts: its name, and name and state. */
interface Entry {
  readonly place: Place;
  readonly name: string;
  readonly words: string;
}

const rowsOf: Readonly<Record<PlacesRegion, unknown>> = { AU: australian, NZ: newZealand };
const entries = new Map<PlacesRegion, readonly Entry[]>();

/** Returns the places of a country. They are read at the first query: most servers never have one. */
function entriesOf(region: PlacesRegion): readonly Entry[] {
  const known =
    entries.get(region) ??
    (rowsOf[region] as readonly Row[]).map(([id, name, state, lat, long]) => ({
      place: { id: String(id), name, state, lat, long },
      name: foldPlace(name),
      words: foldPlace(`${name} ${state}`),
    }));
  entries.set(region, known);
  return known;
}

/**
 * Embedded gazetteers: every Australian and New Zealand place of 1,000 people or more, largest first,
 * and New Zealand's suburbs and smaller towns, from GeoNames (geonames.org, CC BY 4.0).
 * `newcastle nsw` and `Newcastle, NSW` find what `newcastle` does, in that state; a postcode finds its
 * place. A whole name comes before longer ones.
 */
export const embeddedPlaces: PlacesPort = {
  async suggest(text, limit, region = 'AU') {
    const wanted = foldPlace(text);
    if (wanted === '' || limit < 1) return [];
    if (isPostcode(text)) {
      const find = (id: string) => entriesOf(region).find(({ place }) => place.id === id)?.place;
      return placeOfPostcode(text.trim(), region, find);
    }
    const exact: Place[] = [];
    const beginning: Place[] = [];
    const holding: Place[] = [];
    for (const { place, name, words } of entriesOf(region)) {
      const at = words.indexOf(wanted);
      // The state alone matches nothing: "nsw" has no result, "newcastle n" has.
      if (at < 0 || at > name.length - 1) continue;
      const found = name === wanted || words === wanted ? exact : at === 0 ? beginning : holding;
      found.push(place);
    }
    return [...exact, ...beginning, ...holding].slice(0, limit);
  },
};
