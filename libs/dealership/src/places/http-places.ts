import type { Place } from '@forecourt/block-schemas';
import { isObject } from '@forecourt/json';
import { jsonClient, type JsonClientOptions } from '../http/json-client.ts';
import type { PlacesPort, PlacesRegion } from '../ports/places.ts';

/** Options of {@link httpPlaces}. */
export interface HttpPlacesOptions extends Pick<JsonClientOptions, 'baseUrl' | 'fetch' | 'limits'> {
  /** Key of the service, sent as its `api_key`. */
  readonly credential?: string;
}

/** Kinds of places that visitors search near: no streets, no countries. */
const layers = 'locality,localadmin,borough,neighbourhood,postalcode';
/** Countries by the service's codes for them (ISO 3166-1). */
const countries: Readonly<Record<PlacesRegion, string>> = { AU: 'AUS', NZ: 'NZL' };
const longestName = 200;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longestName ? value : undefined;

const within = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max;

/** Reads a feature as a place; undefined if it is not one or lies in another country. */
function placeOf(feature: unknown, country: string): Place | undefined {
  if (!isObject(feature) || !isObject(feature.properties) || !isObject(feature.geometry))
    return undefined;
  const { gid, name, region_a: state, country_a } = feature.properties;
  const { type, coordinates } = feature.geometry;
  const [long, lat] = type === 'Point' && Array.isArray(coordinates) ? coordinates : [];
  const [id, known] = [text(gid), text(name)];
  if (!id || !known || country_a !== country || !within(lat, 90) || !within(long, 180))
    return undefined;
  return { id, name: known, state: text(state) ?? '', lat, long };
}

/**
 * Places from a maps service that speaks the API of Pelias (`/v1/autocomplete`, GeoJSON;
 * github.com/pelias/documentation), hosted or one's own. Its order is preserved; features
 * of another country or without name or point are left out. Rejects with `SourceFailure`.
 */
export function httpPlaces({ credential, ...options }: HttpPlacesOptions): PlacesPort {
  const client = jsonClient({ ...options, source: 'places' });
  return {
    async suggest(wanted, limit, region = 'AU') {
      const country = countries[region];
      if (wanted.trim() === '' || limit < 1) return [];
      const reply = await client.get('/v1/autocomplete', {
        text: wanted.trim(),
        'boundary.country': country,
        layers,
        size: String(limit),
        ...(credential && { api_key: credential }),
      });
      if (!isObject(reply) || !Array.isArray(reply.features))
        throw client.garbage('no list of features');
      const places = reply.features.flatMap((feature) => placeOf(feature, country) ?? []);
      if (reply.features.length > 0 && places.length === 0)
        throw client.garbage('no feature is a place of the country');
      return places.slice(0, limit);
    },
  };
}
