import type { Place } from '@forecourt/block-schemas';
import { embeddedPlaces } from '@forecourt/dealership';
import { startUpstream, type Asked, type Upstream, type UpstreamOptions } from './upstream.ts';

export interface MapsOptions extends Partial<Pick<UpstreamOptions, 'port' | 'after'>> {
  readonly credential: string;
}

const featureOf = ({ id, name, state, lat, long }: Place) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [long, lat] },
  properties: {
    id,
    gid: `gazetteer:locality:${id}`,
    layer: 'locality',
    name,
    label: `${name}, ${state}, Australia`,
    region_a: state,
    country_a: 'AUS',
  },
});

/**
 * A maps service that speaks as much of Pelias's API as places are looked up with: autocomplete, and
 * search, which geocodes. Its places are those of the embedded gazetteer.
 */
export function startMaps({ credential, ...options }: MapsOptions): Promise<Upstream> {
  const answer = async ({ url: { searchParams } }: Asked) => {
    if (searchParams.get('api_key') !== credential)
      return { status: 403, body: { geocoding: { errors: ['invalid api_key'] } } };
    const text = searchParams.get('text')?.trim() ?? '';
    if (text === '')
      return { status: 400, body: { geocoding: { errors: ["invalid param 'text'"] } } };
    const places = await embeddedPlaces.suggest(text, Number(searchParams.get('size') ?? 10));
    const body = { geocoding: { version: '0.2' }, type: 'FeatureCollection' };
    return { status: 200, body: { ...body, features: places.map(featureOf) } };
  };
  return startUpstream({
    name: 'maps',
    routes: [
      { name: 'autocomplete', method: 'GET', path: /^\/v1\/autocomplete$/, answer },
      { name: 'search', method: 'GET', path: /^\/v1\/search$/, answer },
    ],
    ...options,
  });
}
