import helperFactory from 'algoliasearch-helper';
import { createRequire } from 'node:module';
import type * as Connectors from 'instantsearch.js/es/connectors/index.js';
import type * as InstantSearch from 'instantsearch.js/es/index.js';
import { describe, expect, it } from 'vitest';
import { InProcessSearch } from '../in-process/in-process-search.ts';
import { contractCars } from '../testing/contract-cars.ts';

const load = createRequire(import.meta.url);
const { default: instantsearch } = load('instantsearch.js/cjs/index.js') as typeof InstantSearch;
const { connectHits, connectRange, connectRefinementList, connectSearchBox } = load(
  'instantsearch.js/cjs/connectors/index.js',
) as typeof Connectors;

async function filled() {
  const search = new InProcessSearch();
  await search.replaceAll('cars', contractCars);
  return search;
}

describe("InstantSearch's own client on the port", () => {
  it('CAR-2: the helper gets hits, disjunctive counts and statistics', async () => {
    const helper = helperFactory((await filled()) as never, 'cars/sort/price:asc', {
      disjunctiveFacets: ['make', 'price', 'certified'],
      facets: ['simple_body'],
      hitsPerPage: 2,
      maxValuesPerFacet: 10,
    });
    helper.addDisjunctiveFacetRefinement('make', 'Wren');
    helper.addNumericRefinement('price', '>=', 20_000);
    const { content } = await helper.searchOnce({});
    expect(content.hits.map((hit) => hit.objectID)).toEqual(['3']);
    expect(content.nbHits).toBe(1);
    const counts = Object.fromEntries(
      (content.getFacetValues('make', {}) as { name: string; count: number }[]).map(
        ({ name, count }) => [name, count],
      ),
    );
    expect(counts).toEqual({ Kestrel: 3, Wren: 1 });
    expect(content.getFacetStats('price')).toMatchObject({ min: 18_500, max: 22_000 });
  });

  it('CAR-2: a page of InstantSearch widgets runs on it', async () => {
    const search = instantsearch({ indexName: 'cars', searchClient: (await filled()) as never });
    const seen: { hits: string[]; makes: string[]; range: unknown } = {
      hits: [],
      makes: [],
      range: {},
    };
    let refine: (value: string) => void = () => undefined;
    let query: (value: string) => void = () => undefined;
    search.addWidgets([
      connectHits(({ hits }) => (seen.hits = hits.map((hit) => hit.objectID)))({}),
      connectRefinementList((options) => {
        refine = options.refine;
        seen.makes = options.items.map(({ value, count }) => `${value} ${count}`);
      })({ attribute: 'make', sortBy: ['count:desc'] }),
      connectRange(({ range }) => (seen.range = range))({ attribute: 'price' }),
      connectSearchBox((options) => (query = options.refine))({}),
    ]);
    const rendered = () =>
      new Promise((resolve) => search.once('render', () => resolve(undefined)));
    const first = rendered();
    search.start();
    await first;
    await rendered();
    expect(seen.hits).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(seen.makes).toEqual(['Kestrel 3', 'Wren 2', 'Tern & Co 1']);
    expect(seen.range).toEqual({ min: 18_500, max: 64_000 });
    refine('Kestrel');
    await rendered();
    await rendered();
    expect(seen.hits).toEqual(['5', '4', '1']);
    expect(seen.makes).toContain('Wren 2');
    query('kestral sev');
    await rendered();
    await rendered();
    expect(seen.hits).toEqual(['4']);
    search.dispose();
  });
});
