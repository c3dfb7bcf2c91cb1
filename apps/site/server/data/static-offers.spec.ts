import type { Offer, TenantSnapshot } from '@forecourt/block-schemas';
import { SourceFailure } from '@forecourt/dealership';
import { describe, expect, it } from 'vitest';
import { sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { askHere } from './embedded-data.ts';
import { staticOffers } from './static-offers.ts';

const bare = await sampleTenant('north');
const searched: Offer[] = [{ id: 'searched', heading: 'From the search' }];
const cars = [{ id: 'c-1', slug: 'tern', name: 'Tern' }];
const winter: Offer[] = [
  { id: 'rate', heading: 'Rate', model: { name: 'Tern' } },
  { id: 'tyres', heading: 'Four tyres' },
];

/** The site with this setting, and with this value in the file `winter`. */
const site = (offersFile: string | undefined, value?: unknown): TenantSnapshot => ({
  ...bare,
  site: { ...bare.site, ...(offersFile !== undefined && { settings: { offersFile } }) },
  data:
    value === undefined
      ? bare.data
      : new Map([['winter', { file: 'data/winter.json', version: '1', value }]]),
});

function sourceOf() {
  const failures: unknown[] = [];
  const data = sampleDealerData({ cars, offers: searched });
  const source = staticOffers(
    { of: () => data },
    askHere((...entry) => failures.push(entry)),
    (...file) => failures.push(file),
  );
  const ids = async (tenant: TenantSnapshot, ...requests: { indexName: string }[]) => {
    const { results } = await source.of(tenant).search.search(requests);
    return results.map(({ hits }) => hits.map(({ objectID }) => objectID));
  };
  return { source, failures, ids };
}

const offers = { indexName: 'offers' };

describe('a file of offers', () => {
  it('OFF-5: a site without the setting searches for its offers', async () => {
    expect(await sourceOf().ids(site(undefined, winter), offers)).toEqual([['searched']]);
  });

  it('OFF-5: the offers of the file replace those of the search, cars are unaffected', async () => {
    const { ids, failures } = sourceOf();
    const tern = { ...offers, params: { facetFilters: [['model:Tern']] } };
    expect(await ids(site('winter', winter), offers, { indexName: 'cars' }, tern)).toEqual([
      ['rate', 'tyres'],
      ['c-1'],
      ['rate'],
    ]);
    expect(failures).toEqual([]);
  });

  it('OFF-5: an entry that is not an offer is left out and reported', async () => {
    const { ids, failures } = sourceOf();
    expect(await ids(site('winter', [{ heading: 'No id' }, winter[1]]), offers)).toEqual([
      ['tyres'],
    ]);
    expect(failures).toMatchObject([['north', { source: 'winter', index: 0 }]]);
  });

  it.each([
    ['missing', undefined, 'cannot be read'],
    ['no list', { offers: winter }, 'must be a list'],
  ])('OFF-5: a file that is %s has no offers, reported once', async (_what, value, message) => {
    const { ids, failures } = sourceOf();
    const tenant = site('winter', value);
    expect(await ids(tenant, offers)).toEqual([[]]);
    expect(await ids(tenant, offers, { indexName: 'cars' })).toEqual([[], ['c-1']]);
    expect(failures).toEqual([['north', 'data/winter.json', expect.stringContaining(message)]]);
  });

  it('OFF-5: another file is another version, so that no page keeps the old offers', () => {
    const { source } = sourceOf();
    const versions = [site(undefined), site('winter'), site('winter', winter)].map(
      (tenant) => source.of(tenant).version,
    );
    expect(new Set(versions).size).toBe(3);
  });

  it('OFF-5: a file that could not be read once is read at the next search', async () => {
    const ask = askHere(() => {});
    let failuresLeft = 1;
    const data = sampleDealerData({});
    const source = staticOffers(
      { of: () => data },
      async (...question) => {
        if (failuresLeft-- > 0) throw new SourceFailure('offers', 'unreachable');
        return ask(...question);
      },
      (...reported) => expect.unreachable(String(reported)),
    );
    const { search } = source.of(site('winter', winter));
    await expect(search.search([offers])).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await search.search([offers])).results[0]!.nbHits).toBe(2);
  });

  it('OFF-5: an invalid search is still rejected', async () => {
    const { source } = sourceOf();
    const wrong = [{ ...offers, params: { hitsPerPage: 251 } }];
    await expect(source.of(site('winter', winter)).search.search(wrong)).rejects.toMatchObject({
      parameter: 'hitsPerPage',
    });
  });
});
