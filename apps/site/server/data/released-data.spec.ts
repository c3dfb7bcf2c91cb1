import type { DataFile, TenantSnapshot } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../testing/collect-garbage.ts';
import { sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { dashboardData } from './dashboard-data.ts';
import type { DealerDataSource } from './dealer-data.ts';
import { askHere, embeddedData } from './embedded-data.ts';
import { importedData } from './imported-data.ts';
import { staticOffers } from './static-offers.ts';

/** A snapshot of a tenant with team and offers, as a reading of its folder returns it: all objects are new. */
async function readTenant(dashboardHost?: string): Promise<TenantSnapshot> {
  const bare = await sampleTenant('north');
  const settings = { ...bare.site.settings, offersFile: 'specials' };
  const site = {
    ...{ ...bare.site, settings },
    ...(dashboardHost && { integrations: { dashboardHost } }),
  };
  const file = (name: string, value: unknown): [string, DataFile] => [
    name,
    { file: `data/${name}.json`, version: '1', value },
  ];
  const data = new Map([
    file('team', [{ id: '1', slug: 'mele', name: 'Mele' }]),
    file('specials', []),
  ]);
  return { ...bare, site, data };
}

/** Every source of a tenant's data, and the indexes that were opened. */
function allSources() {
  const ask = askHere(() => {});
  const opened: WeakRef<object>[] = [];
  const imported = importedData(
    embeddedData(ask),
    () => {
      const indexes = { search: sampleDealerData({}).search.search, versionOf: async () => 'v' };
      opened.push(new WeakRef(indexes));
      return indexes;
    },
    () => 0,
  );
  const data = dashboardData(imported.source, {
    access: { token: 'a-token', tokens: new Map(), hosts: ['dashboard.example'] },
    clock: () => 0,
    report: () => {},
    onUnusable: (_tenant, reason) => expect.unreachable(reason),
    onFailure: () => {},
  });
  return { source: staticOffers(data, ask, () => {}), opened, update: imported.update };
}

/** Queries a tenant's data as a page does, and leaves only weak references behind. */
async function visit(source: DealerDataSource, dashboardHost?: string) {
  const tenant = await readTenant(dashboardHost);
  const { team, search, version } = source.of(tenant);
  expect(version).toMatch(/./);
  if (dashboardHost === undefined) expect(await team.all()).toHaveLength(1);
  await search.search([{ indexName: 'offers' }]);
  return [tenant, ...tenant.data.values()].map((each) => new WeakRef<object>(each));
}

describe('data of a tenant whose content leaves memory', () => {
  it.each([
    ['without a dashboard', undefined],
    ['with a dashboard', 'https://dashboard.example'],
  ])('PUB-6: nothing holds the content or the files of a tenant %s', async (_, host) => {
    const { source, opened, update } = allSources();
    const visited = await visit(source, host);
    await collectGarbage();
    expect([...visited, ...opened].map((each) => each.deref())).toEqual(
      Array.from({ length: visited.length + 1 }, () => undefined),
    );
    update(new Map());
    await visit(source, host);
    expect(opened).toHaveLength(2);
  });

  it('PUB-6: what is in use stays: indexes as long as the tenant, the data of a file beyond an edit', async () => {
    const { source, opened } = allSources();
    const tenant = await readTenant();
    const { search } = source.of(tenant);
    await search.search([{ indexName: 'cars' }]);
    await collectGarbage();
    expect(opened[0]!.deref()).toBeDefined();
    source.of({ ...tenant, version: '2', data: new Map(tenant.data) });
    expect(opened).toHaveLength(1);
  });
});
