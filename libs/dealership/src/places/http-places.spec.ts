import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { httpPlaces } from './http-places.ts';

const credential = 'a-key-that-nobody-may-read';

interface Feature {
  readonly gid?: string;
  readonly name?: string;
  readonly region_a?: string;
  readonly country_a?: string;
  readonly at?: unknown;
}

/** A feature as the service's documentation shows it. */
const feature = ({ at = [150.85, -34.67], ...given }: Feature) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: at },
  properties: {
    gid: `whosonfirst:locality:${given.name}`,
    layer: 'locality',
    region_a: 'NSW',
    country_a: 'AUS',
    label: `${given.name}, NSW, Australia`,
    ...given,
  },
});

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A maps service on this machine, and what it was asked. */
async function service(reply: unknown, status = 200) {
  const asked: IncomingMessage[] = [];
  server = createServer((req, res) => {
    asked.push(req);
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const places = httpPlaces({ baseUrl: `http://127.0.0.1:${port}/maps/`, credential });
  return { places, asked };
}

const features = (...given: readonly Feature[]) => ({
  type: 'FeatureCollection',
  features: given.map(feature),
});

describe('a maps service', () => {
  it('DSH-2, DSH-3: is asked for places of Australia, with its key, and gives them in its order', async () => {
    const { places, asked } = await service(
      features({ name: 'Kiama' }, { name: 'Kiama Downs', at: [150.84, -34.63] }),
    );
    expect(await places.suggest(' kiama ', 4)).toEqual([
      { id: 'whosonfirst:locality:Kiama', name: 'Kiama', state: 'NSW', lat: -34.67, long: 150.85 },
      {
        id: 'whosonfirst:locality:Kiama Downs',
        name: 'Kiama Downs',
        state: 'NSW',
        lat: -34.63,
        long: 150.84,
      },
    ]);
    const { pathname, searchParams } = new URL(asked[0]!.url!, 'http://maps.example');
    expect(pathname).toBe('/maps/v1/autocomplete');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      text: 'kiama',
      'boundary.country': 'AUS',
      size: '4',
      api_key: credential,
    });
  });

  it('DSH-2: leaves out what lies elsewhere or has no place on the map', async () => {
    const { places } = await service(
      features(
        { name: 'Wellington', country_a: 'NZL', at: [174.78, -41.29] },
        { name: 'Nowhere', at: [200, -34] },
        { name: '' },
        { name: 'Wellington', at: [148.94, -32.56] },
        { name: 'One too many' },
      ),
    );
    expect((await places.suggest('well', 1)).map(({ long }) => long)).toEqual([148.94]);
  });

  it('DSH-3: nothing is asked for nothing; nothing found is nothing', async () => {
    const { places, asked } = await service(features());
    expect(await places.suggest('  ', 5)).toEqual([]);
    expect(await places.suggest('a', 0)).toEqual([]);
    expect(asked).toEqual([]);
    expect(await places.suggest('zzz', 5)).toEqual([]);
  });

  it.each([
    ['a page of HTML', '<!doctype html>', 200, 'garbage'],
    ['no features', {}, 200, 'garbage'],
    ['features of nothing', { features: [null, {}, { geometry: null }] }, 200, 'garbage'],
    ['a refusal', {}, 403, 'refused'],
    ['an error', {}, 500, 'unreachable'],
  ])(
    'DSH-3: %s is a failure that names neither key nor words',
    async (_name, reply, status, kind) => {
      const { places } = await service(reply, status);
      const error: unknown = await places.suggest('somebody at home', 5).catch((thrown) => thrown);
      expect(error).toMatchObject({ name: 'SourceFailure', source: 'places', kind });
      expect(inspect(error, { depth: 9 })).not.toMatch(/somebody|nobody-may-read/);
    },
  );
});
