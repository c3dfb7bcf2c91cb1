import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { AnyBlock, DataFile, PageEntry, Site, TenantSnapshot } from '@forecourt/block-schemas';
import type { SearchRequest } from '@forecourt/dealership';
import { composeData } from '../../../apps/site/server/data/compose-data.ts';
import type { DealerData } from '../../../apps/site/server/data/dealer-data.ts';
import { createReactPageRenderer } from '../../../apps/site/server/pages/react-page-renderer.ts';
import { readConfig } from '../../../apps/site/server/config.ts';
import { createLogger } from '../../../apps/site/server/log/logger.ts';
import { startSampleApp } from '../../../apps/site/server/testing/sample-app.ts';
import { tenantsInMemory } from '../../../apps/site/server/testing/tenants-in-memory.ts';
import { sampleTenant } from '../../../apps/site/server/testing/sample-tenant.ts';

const demo = path.join(import.meta.dirname, '../../../tenants/harbour-city');
const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(demo, name), 'utf8'));

/** One block for each source of the dealer's data, known on the page by its heading. */
export const headings = {
  team: 'The people you will meet',
  reviews: 'What customers say',
  locations: 'Where we are',
  brands: 'Our makes',
  models: 'The range',
  search: 'In the yard now',
} as const;
export type Source = keyof typeof headings;

/** Reviews of all profiles are in the tenant's files; those of one are asked for. */
export const reviewProfile = 'Wharf Road';

const blocks: AnyBlock[] = [
  { type: 'header', data: { text: 'This block needs no data', level: 1 } },
  { type: 'team', data: { heading: headings.team } },
  { type: 'reviews', data: { heading: headings.reviews, gmbProfile: reviewProfile } },
  { type: 'locations', data: { heading: headings.locations } },
  { type: 'websiteBrands', data: { heading: headings.brands } },
  { type: 'brandModels', data: { heading: headings.models } },
  { type: 'cars', data: { heading: headings.search } },
];

/** Returns the sources whose blocks are on the page. */
export const standing = (html: string): Source[] =>
  (Object.keys(headings) as Source[]).filter((source) => html.includes(headings[source]));

/** A tenant with that page, and the stock of the demonstration. */
export async function outageTenant(dashboardHost?: string): Promise<TenantSnapshot> {
  const bare = await sampleTenant('north');
  const page = { ...bare.pages.get('/')!.page, path: '/all', blocks };
  const entry: PageEntry = { ...bare.pages.get('/')!, page };
  const { id } = (await readJson('site.json')) as Site;
  const cars = (await readJson('data/cars.json')) as unknown[];
  return {
    ...bare,
    site: { ...bare.site, id, ...(dashboardHost && { integrations: { dashboardHost } }) },
    pages: new Map([
      ['/all', entry],
      ['/stock', { ...entry, page: { ...page, path: '/stock', blocks: blocks.slice(-1) } }],
    ]),
    data: new Map([['cars', dataFile('cars', cars.slice(0, 12))]]),
  };
}

/** A data file as the content library reads one; its version is its content's length. */
export const dataFile = (name: string, value: unknown): DataFile => ({
  file: `data/${name}.json`,
  version: String(JSON.stringify(value).length),
  value,
});

/** Counts answers and failures of the dealer's data by source. */
function counted(data: DealerData, settled: (source: Source) => void): DealerData {
  const counting =
    <A extends readonly unknown[], T>(source: Source, ask: (...a: A) => Promise<T>) =>
    (...args: A) => {
      const answer = ask(...args);
      const settle = () => settled(source);
      answer.then(settle, settle);
      return answer;
    };
  return Object.create(data, {
    team: { value: { ...data.team, all: counting('team', () => data.team.all()) } },
    brands: { value: { ...data.brands, all: counting('brands', () => data.brands.all()) } },
    models: { value: { ...data.models, all: counting('models', () => data.models.all()) } },
    locations: {
      value: { ...data.locations, own: counting('locations', () => data.locations.own()) },
    },
    reviews: { value: { summary: counting('reviews', data.reviews.summary) } },
    search: {
      value: {
        search: counting('search', (requests: readonly SearchRequest[]) =>
          data.search.search(requests),
        ),
      },
    },
  }) as DealerData;
}

/**
 * A whole site, composed from an environment as the server's own is, whose time stands still: the
 * clock is turned by hand, and the budget of a request's data ends when the test says so.
 */
export async function startOutageSite(
  env: Readonly<Record<string, string>>,
  tenants: readonly TenantSnapshot[],
  { pageCacheMb = 0, dataDir }: { pageCacheMb?: number; dataDir?: string } = {},
) {
  const lines: string[] = [];
  const log = createLogger(
    'warn',
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  let time = Date.UTC(2026, 0, 5);
  const now = () => new Date(time);
  // Time limits of single attempts are tested where they are kept; here a busy machine must not meet them.
  const limits = { attempt: 60_000, total: 60_000 };
  const data = await composeData(readConfig(env, '/').data, log, { now, limits, dataDir });
  const budgets: { milliseconds: number; ring: () => void }[] = [];
  const waiting: { sources: Set<Source>; resolve: () => void }[] = [];
  const settled = (source: Source) => {
    for (const each of waiting)
      if (each.sources.delete(source) && each.sources.size === 0) setImmediate(each.resolve);
  };
  let current = tenants;
  const app = await startSampleApp(tenants, {
    tenants: tenantsInMemory(() => current),
    renderer: createReactPageRenderer({ islandEntry: '/islands.js', always: [] }),
    data: { of: (tenant) => counted(data.source.of(tenant), settled) },
    log,
    now,
    after: (milliseconds, ring) => {
      budgets.push({ milliseconds, ring });
      return () => {};
    },
    pageCacheMb,
  });
  return {
    ask: (target: string) => app.ask('north.localhost', target),
    /** Returns the log as one string. */
    logged: () => lines.join(''),
    budgets,
    /** Lets the time of every request that is waiting for data be over. */
    ring: () => budgets.forEach((budget) => budget.ring()),
    /** When each of these has answered or failed once from now on, and the page knows it. */
    settled: (sources: readonly Source[]) =>
      new Promise<void>((resolve) => waiting.push({ sources: new Set(sources), resolve })),
    turnClock: (milliseconds: number) => (time += milliseconds),
    change: (...newer: readonly TenantSnapshot[]) => (current = newer),
    data: data.source,
    async close() {
      await app.close();
      await data.close();
    },
  };
}
export type OutageSite = Awaited<ReturnType<typeof startOutageSite>>;
