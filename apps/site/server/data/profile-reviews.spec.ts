import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { dashboardData } from './dashboard-data.ts';

const summary = (count: number) => ({ reviews: [], count, average_rating: 4.5 });

it('REV-1 OPS-2: a dashboard is asked for a profile alone, and once in 24 hours; another answer is reported', async () => {
  const asked: string[] = [];
  const changes: unknown[] = [];
  const dashboard = createServer((req, res) => {
    asked.push(req.url ?? '');
    res
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(summary(2 + asked.length)));
  });
  await new Promise<void>((resolve) => dashboard.listen(0, '127.0.0.1', resolve));
  const dashboardHost = `http://127.0.0.1:${(dashboard.address() as AddressInfo).port}`;
  const bare = await sampleTenant('north');
  const tenant = { ...bare, site: { ...bare.site, integrations: { dashboardHost } } };
  const own = sampleDealerData({ reviews: { '': summary(12), 'All Reviews': summary(12) } });
  const day = 24 * 60 * 60 * 1000;
  let time = 0;
  const source = dashboardData(
    { of: () => own },
    {
      access: { token: 'a-token', tokens: new Map(), hosts: [new URL(dashboardHost).host] },
      clock: () => time,
      report: () => {},
      onUnusable: () => {},
      onChange: (...change) => changes.push(change),
      onFailure: () => {},
    },
  );
  const { reviews } = source.of(tenant);
  const ask = async (gmbId?: string) =>
    (await reviews.summary({ websiteId: 1, ...(gmbId && { gmbId }) }))?.count;
  expect([await ask(), await ask('All Reviews')]).toEqual([12, 12]);
  expect(asked).toEqual([]);
  expect(await ask('Wharf Road')).toBe(3);
  time = day - 1;
  expect(await ask('Wharf Road')).toBe(3);
  expect(asked).toEqual(['/api/reviews?websiteId=1&gmbId=Wharf+Road']);
  time = day + 1;
  await ask('Wharf Road');
  expect(changes).toEqual([]);
  await expect.poll(() => changes).toEqual([['north', 'reviews']]);
  expect([await ask('Wharf Road'), asked.length]).toEqual([4, 2]);
  dashboard.close();
  dashboard.closeAllConnections();
});
