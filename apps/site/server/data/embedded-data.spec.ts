import type { DataFile, TenantSnapshot } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { askHere, embeddedData } from './embedded-data.ts';

const bare = await sampleTenant('north');

/** The tenant with these data files; the version stands for their content. */
const withData = (version: string, files: Readonly<Record<string, unknown>>): TenantSnapshot => ({
  ...bare,
  version,
  data: new Map<string, DataFile>(
    Object.entries(files).map(([name, value]) => [
      name,
      { file: `data/${name}.json`, version, value },
    ]),
  ),
});

const tern = { id: 'c-1', slug: 'tern', name: 'Tern' };
const wren = { id: 'c-2', slug: 'wren', name: 'Wren' };
const one = [{ indexName: 'cars' }];

describe('data from files', () => {
  it('CAR-1: cars and offers are found, and what does not fit is left out and reported', async () => {
    const reported: unknown[] = [];
    const source = embeddedData(askHere((...report) => reported.push(report)));
    const data = source.of(withData('1', { cars: [tern, { id: 'x' }], offers: [{ id: 'o' }] }));
    const { results } = await data.search.search([...one, { indexName: 'offers' }]);
    expect(results.map(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual([
      ['c-1'],
      ['o'],
    ]);
    expect(reported).toMatchObject([['north', { source: 'cars', index: 1 }]]);
  });

  it('TEN-8: a changed file makes a new set; who holds the old one keeps it whole', async () => {
    const source = embeddedData(askHere(() => {}));
    const before = source.of(withData('1', { cars: [tern] }));
    const after = source.of(withData('2', { cars: [wren] }));
    expect(after.version).not.toBe(before.version);
    const [old] = (await before.search.search(one)).results;
    const [now] = (await after.search.search(one)).results;
    expect([old?.hits[0]?.objectID, now?.hits[0]?.objectID]).toEqual(['c-1', 'c-2']);
  });

  it('TEN-8: an edit of something else leaves the data as they are', () => {
    const source = embeddedData(askHere(() => {}));
    const snapshot = withData('1', { cars: [tern] });
    expect(source.of({ ...snapshot, version: '2' })).toBe(source.of(snapshot));
  });
});
