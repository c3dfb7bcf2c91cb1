import type { TenantSnapshot } from '@forecourt/block-schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeTypesense } from '../../../libs/dealership/src/testing/fake-typesense.ts';
import type { Fault } from '../fault.ts';
import { startUpstream } from '../upstream.ts';
import { forecourtImport } from './forecourt-import.ts';
import {
  headings,
  outageTenant,
  standing,
  startOutageSite,
  type OutageSite,
} from './outage-site.ts';

const apiKey = 'a-key-that-nobody-may-read';
const tern = { id: 'id-tern', slug: 'tern', name: 'Imported tern', status: 'Available' };
const allBlocks = Object.keys(headings).length;

describe('a Typesense', () => {
  let tenant: TenantSnapshot;
  let site: OutageSite | undefined;
  const start = async (url: string) => {
    site = await startOutageSite({ TYPESENSE_URL: url, TYPESENSE_API_KEY: apiKey }, [tenant]);
    return site;
  };
  beforeEach(async () => {
    tenant = await outageTenant();
  });
  afterEach(async () => {
    expect(site?.logged() ?? '').not.toContain(apiKey);
    await site?.close();
  });

  it('API-2: answers once something is imported; until then the files do; gone, it costs its block', async () => {
    const server = await startFakeTypesense(apiKey);
    const { ask, turnClock, logged } = await start(server.url);
    expect(standing((await ask('/all')).text)).toContain('search');
    expect((await ask('/cars/tern')).status).toBe(404);
    await forecourtImport(tenant, [tern], {
      ...{ TYPESENSE_URL: server.url, TYPESENSE_API_KEY: apiKey },
      // Where there is a Typesense, it is searched: a database does not come into it.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    turnClock(5_000);
    expect((await ask('/cars/tern')).status).toBe(200);
    await server.stop();
    const { status, text } = await ask('/all');
    expect([status, standing(text).includes('search')]).toEqual([200, false]);
    expect(logged()).toContain('"source":"search","reason":"unreachable"');
  });

  it.each<Fault>(['not-json', 'wrong-types', 'error', 'half', 'huge'])(
    'API-2: whose answers are %s costs its own block alone',
    async (fault) => {
      const answer = () => ({ status: 200, body: { collection_name: 'x', results: [{}] } });
      const server = await startUpstream({
        name: 'typesense',
        routes: [
          { name: 'aliases', method: 'GET', path: /^\/aliases\//, answer },
          { name: 'search', method: 'POST', path: /^\/multi_search/, answer },
        ],
      });
      server.fail(fault);
      const { ask, logged } = await start(server.url);
      const { status, text } = await ask('/all');
      expect([status, text.includes('This block needs no data')]).toEqual([200, true]);
      expect(standing(text)).not.toContain('search');
      expect(logged()).toContain('"source":"search","reason":');
      server.heal();
      server.fail(fault, 'search');
      const again = standing((await ask('/all')).text);
      expect(again).not.toContain('search');
      expect(again.length).toBeLessThan(allBlocks);
      await server.close();
    },
  );
});
