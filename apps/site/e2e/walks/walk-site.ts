import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyBlock, Page, Site } from '@forecourt/block-schemas';
import type { Page as BrowserPage } from '@playwright/test';
import sharp from 'sharp';
import { startSite, type SiteServer } from '../site-server.ts';
import { islandsMounted } from './islands.ts';

const demo = path.join(import.meta.dirname, '../../../../tenants/harbour-city');

/** A tenant of the tests' own, in the look and with the pictures of a demo tenant. */
export interface WalkTenant {
  /** Blocks by the path of their page. */
  readonly pages: Readonly<Record<string, readonly AnyBlock[]>>;
  /** Type of all its pages. */
  readonly pageType?: Page['pageType'];
  /** Data files by name. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly site?: Partial<Site>;
}

/** Settings of the server besides its folders. */
type Environment = Readonly<Record<string, string>>;

/** A running server of one or more tenants. */
export interface WalkServer<Slug extends string> {
  /** `http://<slug>.localhost:<port>` by the tenant's slug. */
  readonly origins: Readonly<Record<Slug, string>>;
  /** The server's data folder, which holds its leads. */
  readonly dataDir: string;
  readonly log: SiteServer['log'];
  readonly stop: () => Promise<void>;
}

/** A running server of one tenant. */
export interface WalkSite extends Omit<WalkServer<'walk'>, 'origins'> {
  /** `http://walk.localhost:<port>` */
  readonly origin: string;
}

const link = (text: string) => ({
  type: 'paragraph',
  data: { text: `<a href="/walk">${text}</a>` },
});

/** Writes a tenant's folder; every page's blocks are between the links Before and After. */
async function writeTenant(
  tenants: string,
  slug: string,
  { pages, pageType, data, site }: WalkTenant,
): Promise<void> {
  const write = async (file: string, value: unknown) => {
    const target = path.join(tenants, slug, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(value));
  };
  const look = JSON.parse(await readFile(path.join(demo, 'site.json'), 'utf8')) as Site;
  // Without a comparison rate, an Australian site shows no weekly repayments.
  const cars = { comparisonRate: 8.12, ...site?.settings?.cars };
  const settings = { ...site?.settings, cars };
  await write('site.json', { ...look, slug, domains: [], ...site, settings });
  await cp(path.join(demo, 'assets'), path.join(tenants, slug, 'assets'), { recursive: true });
  for (const [at, blocks] of Object.entries(pages)) {
    const heading = { type: 'header', data: { text: 'A page to walk', level: 1 } };
    await write(`pages${at}.json`, {
      schemaVersion: 1,
      path: at,
      title: 'A page to walk',
      ...(pageType && { pageType }),
      blocks: [heading, link('Before'), ...blocks, link('After')],
    });
  }
  for (const [name, value] of Object.entries(data)) await write(`data/${name}.json`, value);
}

/** Starts one server for tenants of the tests' own, given by slug. */
export async function startWalkServer<Slug extends string>(
  tenants: Readonly<Record<Slug, WalkTenant>>,
  env: Environment = {},
): Promise<WalkServer<Slug>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-walk-'));
  const slugs = Object.keys(tenants) as Slug[];
  const tenantsDir = path.join(folder, 'tenants');
  await Promise.all(slugs.map((slug) => writeTenant(tenantsDir, slug, tenants[slug])));
  const dataDir = path.join(folder, 'data');
  const server = await startSite({
    ...env,
    FORECOURT_TENANTS_DIR: tenantsDir,
    FORECOURT_DATA_DIR: dataDir,
  });
  const originOf = (slug: Slug) => [slug, `http://${slug}.localhost:${server.port}`] as const;
  return {
    origins: Object.fromEntries(slugs.map(originOf)) as Record<Slug, string>,
    dataDir,
    log: server.log,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server for one tenant of the tests' own. */
export async function startWalkSite({
  env,
  ...walk
}: WalkTenant & { readonly env?: Environment }): Promise<WalkSite> {
  const { origins, ...server } = await startWalkServer({ walk }, env);
  return { ...server, origin: origins.walk };
}

const picture = sharp({
  create: { width: 8, height: 5, channels: 3, background: '#8fa9bb' },
})
  .webp()
  .toBuffer();

/**
 * Answers requests for renditions with one plain picture, which the server would have to encode.
 * @param encoded number of the first requests that the server answers, whose encoders give way to
 *   everything else on a busy machine.
 */
export function withPlainPictures(page: BrowserPage, encoded = 0): Promise<unknown> {
  let requested = 0;
  return page.route(/\/_image\//, async (route) =>
    ++requested <= encoded
      ? route.continue()
      : route.fulfill({ contentType: 'image/webp', body: await picture }),
  );
}

/** Opens a page with plain pictures as the server sends it: its scripts may be off, blocked or on their way. */
export async function openPlain(page: BrowserPage, address: string): Promise<void> {
  await withPlainPictures(page);
  await page.goto(address);
}

/** Opens a page with plain pictures and waits until the islands on the screen are mounted. */
export async function openWalk(page: BrowserPage, address: string): Promise<void> {
  await openPlain(page, address);
  await islandsMounted(page);
}
