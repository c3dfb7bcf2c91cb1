import { isSnapshot } from '@forecourt/content';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { tenantFolder } from '../tenants/tenant-folder.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { embeddedData } from '../data/embedded-data.ts';
import { openDataThreads } from './open-data-threads.ts';

const tenantsDir = await temporaryFolder('tenants');
const dataDir = await temporaryFolder('data');
const closes: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closes.reverse()) await close();
});

const file = path.join(tenantsDir, 'north/data/cars.json');
const count = 4_000;

/** A stock of more than two megabytes, which is read behind the scenes. */
async function writeStock(make: string) {
  const cars = Array.from({ length: count }, (_, at) => {
    const name = `${make} ${at}`;
    return { id: `c-${at}`, slug: `c-${at}`, name, make, comments: 'As new. '.repeat(70) };
  });
  await writeFile(`${file}.part`, JSON.stringify(cars));
  await rename(`${file}.part`, file);
}

it('TEN-8, OPS-3: a large stock that changes is served from a thread, the old one until the new one is read', async () => {
  const { site } = await sampleTenant('north');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(path.join(tenantsDir, 'north/site.json'), JSON.stringify(site));
  await writeStock('Ostara');
  const log = createLogger('silent');
  const threads = openDataThreads(log, { tenantsDir });
  closes.push(threads.close);
  const options = { tenantsDir, dataDir, mode: 'production' } as const;
  const tenants = await tenantFolder(options, log, threads);
  closes.push(tenants.close);
  const source = embeddedData(threads.ask);
  const makes = async () => {
    const [tenant] = tenants.all().filter(isSnapshot);
    // Nothing of the stock is in this thread.
    expect(tenant!.data.get('cars')!.value).toBeUndefined();
    const requests = [{ indexName: 'cars', params: { facets: ['make'], hitsPerPage: 0 } }];
    const [found] = (await source.of(tenant!).search.search(requests)).results;
    return found!.facets.make;
  };
  expect(await makes()).toEqual({ Ostara: count });
  const changed = new Promise<void>((resolve) => void tenants.onChange(resolve));
  await writeStock('Corrin');
  expect(await makes()).toEqual({ Ostara: count });
  await changed;
  expect(await makes()).toEqual({ Corrin: count });
});
