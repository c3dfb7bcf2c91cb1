import type { Place } from '@forecourt/block-schemas';
import type { PlacesRegion } from '../ports/places.ts';
import australian from './australian-postcodes.json' with { type: 'json' };
import newZealand from './new-zealand-postcodes.json' with { type: 'json' };

/** A postcode with its place in the gazetteer, or with a place of its own. */
type Row =
  | readonly [postcode: string, id: number]
  | readonly [postcode: string, name: string, state: string, lat: number, long: number];

const rowsOf: Readonly<Record<PlacesRegion, unknown>> = { AU: australian, NZ: newZealand };

/**
 * Returns the place of a postcode, those of PO boxes included: one or none. Australia's postcodes are
 * known, and those of New Zealand's cities and larger towns.
 * @param find returns a place of the country's gazetteer
 */
export function placeOfPostcode(
  postcode: string,
  region: PlacesRegion,
  find: (id: string) => Place | undefined,
): readonly Place[] {
  const row = (rowsOf[region] as readonly Row[]).find(([each]) => each === postcode);
  if (!row) return [];
  if (row.length === 2) {
    const place = find(String(row[1]));
    return place ? [place] : [];
  }
  const [, name, state, lat, long] = row;
  return [{ id: `postcode-${postcode}`, name, state, lat, long }];
}
