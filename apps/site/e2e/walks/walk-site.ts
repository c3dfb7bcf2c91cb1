import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyBlock, Page, Site } from '@forecourt/block-schemas';
import type { Page as BrowserPage } from '@playwright/test';
import sharp from 'sharp';
import { startSite, type SiteServer } from '../site-server.ts';

const demo = path.join(import.meta.dirname, '../../../../tenants/harbour-city');

/** What a tenant of the tests' own holds: in the look and with the pictures of a demo tenant. */
export interface WalkTenant {
  /** Blocks by the path of their page. */
  readonly pages: Readonly<Record<string, readonly AnyBlock[]>>;
  /** What kind of page they all are. */
  readonly pageType?: Page['pageType'];
  /** Data files by name. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly site?: Partial<Site>;
  /** Settings of the server besides its folders. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A running site of one tenant. */
export interface WalkSite {
  /** `http://walk.localhost:<port>` */
  readonly origin: string;
  /** The server's data folder, where its leads are. */
  readonly dataDir: string;
  readonly log: SiteServer['log'];
  readonly stop: () => Promise<void>;
}

const link = (text: string) => ({
  type: 'paragraph',
  data: { text: `<a href="/walk">${text}</a>` },
});

/** Starts the site with a tenant made of what is given; every page's blocks stand between the links Before and After. */
export async function startWalkSite({
  pages,
  pageType,
  data,
  site = {},
  env = {},
}: WalkTenant): Promise<WalkSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-walk-'));
  const tenant = path.join(folder, 'tenants/walk');
  const write = async (file: string, value: unknown) => {
    await mkdir(path.dirname(path.join(tenant, file)), { recursive: true });
    await writeFile(path.join(tenant, file), JSON.stringify(value));
  };
  await cp(path.join(demo, 'assets'), path.join(tenant, 'assets'), { recursive: true });
  const look = JSON.parse(await readFile(path.join(demo, 'site.json'), 'utf8')) as Site;
  const own = { slug: 'walk', domains: [], settings: {}, ...site };
  await write('site.json', { ...look, ...own });
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
  const dataDir = path.join(folder, 'data');
  const server = await startSite({
    ...env,
    FORECOURT_TENANTS_DIR: path.join(folder, 'tenants'),
    FORECOURT_DATA_DIR: dataDir,
  });
  return {
    origin: `http://walk.localhost:${server.port}`,
    dataDir,
    log: server.log,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const picture = sharp({
  create: { width: 8, height: 5, channels: 3, background: '#8fa9bb' },
})
  .webp()
  .toBuffer();

/** Shows one plain picture in place of all that the server would have to make. */
export const withPlainPictures = (page: BrowserPage): Promise<unknown> =>
  page.route(/\/_image\//, async (route) =>
    route.fulfill({ contentType: 'image/webp', body: await picture }),
  );

/** Opens a page, one plain picture in place of all, and waits for the scripts of what is near. */
export async function openWalk(page: BrowserPage, address: string): Promise<void> {
  await withPlainPictures(page);
  await page.goto(address, { waitUntil: 'networkidle' });
}
