import type { Car } from '@forecourt/block-schemas';
import { createRequire } from 'node:module';
import type * as Connectors from 'instantsearch.js/es/connectors/index.js';
import type * as InstantSearch from 'instantsearch.js/es/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDataOf, startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';

const load = createRequire(import.meta.url);
const { default: instantsearch } = load('instantsearch.js/cjs/index.js') as typeof InstantSearch;
const { connectHits, connectRefinementList } = load(
  'instantsearch.js/cjs/connectors/index.js',
) as typeof Connectors;

const car = (id: string, make: string, created_at_timestamp: number): Car => ({
  id,
  slug: id,
  name: `${make} ${id}`,
  make,
  created_at_timestamp,
});

let app: SampleApp;
beforeAll(async () => {
  const cars = [car('a', 'Ostara', 1), car('b', 'Corrin', 2), car('c', 'Ostara', 3)];
  app = await startSampleApp([await sampleTenant('north')], {
    data: sampleDataOf({ north: { cars } }),
  });
});
afterAll(() => app.close());

/** A dealer's own page hands this to InstantSearch; in a browser it is one `fetch`. */
const searchClient = {
  async search(requests: unknown) {
    const { text } = await app.ask('north.localhost', '/api/search', {
      method: 'POST',
      body: JSON.stringify({ requests }),
    });
    return JSON.parse(text);
  },
};

describe("InstantSearch's own client on POST /api/search", () => {
  it('CAR-2: shows hits and counts, and follows a choice', async () => {
    const search = instantsearch({ indexName: 'cars', searchClient: searchClient as never });
    const seen: { hits: string[]; makes: string[] } = { hits: [], makes: [] };
    let refine: (value: string) => void = () => undefined;
    search.addWidgets([
      connectHits(({ hits }) => (seen.hits = hits.map((hit) => hit.objectID)))({}),
      connectRefinementList((options) => {
        refine = options.refine;
        seen.makes = options.items.map(({ value, count }) => `${value} ${count}`);
      })({ attribute: 'make', sortBy: ['count:desc'] }),
    ]);
    const shown = (done: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (done() ? resolve() : search.once('render', look));
        look();
      });
    search.start();
    await shown(() => seen.hits.length === 3);
    expect(seen).toEqual({ hits: ['c', 'b', 'a'], makes: ['Ostara 2', 'Corrin 1'] });
    refine('Ostara');
    await shown(() => seen.hits.length === 2);
    expect(seen).toEqual({ hits: ['c', 'a'], makes: ['Ostara 2', 'Corrin 1'] });
    search.dispose();
  });
});
