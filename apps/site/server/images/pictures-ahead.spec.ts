import type { TenantSnapshot } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { pretendEncoders, sampleImages } from '../testing/sample-images.ts';
import { drawing, sampleTenant } from '../testing/sample-tenant.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { tenantsInMemory } from '../testing/tenants-in-memory.ts';
import { renditionsIn, startPicturesAhead } from './pictures-ahead.ts';

const mark = { 'mark.svg': { text: drawing, mediaType: 'image/svg+xml' } };
const north = await sampleTenant('north', ['/about', '/'], mark);
const { hash } = north.assets.get('/assets/mark.svg')!;
const source = (width: number | string, format = 'avif') =>
  `/_image/${hash}/${width}.${format}/mark.${format}`;

/** Starts the work on a tenant. @param pages HTML by path. @param dataDir of an earlier run. */
async function start(
  pages: Readonly<Record<string, string>>,
  { dataDir = '', cacheMb = 1_000, size = 100 } = {},
) {
  const made: string[] = [];
  let current: readonly TenantSnapshot[] = [north];
  let change = () => {};
  let waits = 0;
  const encoders = pretendEncoders(async ({ width, format }, lane) => {
    made.push(`${lane} ${width} ${format}`);
    return Buffer.alloc(size);
  });
  const images = sampleImages({
    dataDir: dataDir || (await temporaryFolder('images')),
    encoders,
    cacheMb,
  });
  let queueLength = 0;
  const stop = startPicturesAhead({
    tenants: tenantsInMemory(
      () => current,
      (listener) => {
        change = listener;
        return () => {};
      },
    ),
    images: { ...images, queueLength: async () => queueLength },
    render: async (_tenant, { page }) => pages[page.path],
    widths: [320, 640],
    log: createLogger('silent'),
    pause: async () => {
      if (queueLength > 0) waits += 1;
      await new Promise(setImmediate);
    },
  });
  return {
    made,
    stop,
    images,
    edit: (tenant: TenantSnapshot) => {
      current = [tenant];
      change();
    },
    visitorsWait: (count: number) => {
      queueLength = count;
    },
    waits: () => waits,
  };
}

it('WEB-3: renditions are found wherever a page names them, AVIF first, each once', () => {
  const html = `<img src="${source(320, 'webp')}" srcset="${source(320, 'webp')} 320w, ${source(640, 'webp')} 640w">
    <meta content="https://north.example${source('1200x630', 'jpg')}"><source srcset="${source(320)} 320w"><script type="application/json">{"a":"${source(320)}"}</script>
    <img src="/_image/${hash}/999.avif/x.avif"><img src="/_image/other/320.avif/x.avif">`;
  expect(renditionsIn(html, [320, 640]).map(({ width, format }) => `${width} ${format}`)).toEqual([
    '320 avif',
    '320 webp',
    '640 webp',
    '1200 jpg',
  ]);
});

it('WEB-3: what pages refer to is made ahead, the home page first, and not twice', async () => {
  const pages = { '/about': source(640), '/': source(320) + source(320, 'webp') };
  const dataDir = await temporaryFolder('images');
  const first = await start(pages, { dataDir });
  const all = ['ahead 320 avif', 'ahead 320 webp', 'ahead 640 avif'];
  await expect.poll(() => first.made).toEqual(all);
  const restarted = await start(
    { ...pages, '/about': source(640) + source(640, 'webp') },
    { dataDir },
  );
  await expect.poll(() => restarted.made).toEqual(['ahead 640 webp']);
  first.stop();
  restarted.stop();
});

it('WEB-3: after a change of content the tenant’s pages are read again', async () => {
  const pages: Record<string, string> = { '/': source(320) };
  const work = await start(pages);
  await expect.poll(() => work.made.length).toBe(1);
  pages['/'] = source(640);
  work.edit({ ...north, version: '2' });
  await expect.poll(() => work.made).toEqual(['ahead 320 avif', 'ahead 640 avif']);
  work.stop();
});

it('OPS-3: nothing is made ahead while a visitor waits, and nothing after the stop', async () => {
  const pages: Record<string, string> = { '/': source(320) };
  const work = await start(pages);
  await expect.poll(() => work.made.length).toBe(1);
  work.visitorsWait(1);
  pages['/'] = source(640);
  work.edit({ ...north, version: '2' });
  await expect.poll(work.waits).toBeGreaterThan(20);
  expect(work.made).toHaveLength(1);
  work.visitorsWait(0);
  await expect.poll(() => work.made.length).toBe(2);
  work.stop();
  pages['/'] = source(640, 'webp');
  work.edit({ ...north, version: '3' });
  await new Promise(setImmediate);
  expect(work.made).toHaveLength(2);
});

it('OPS-3: the disk cache is never filled ahead of need', async () => {
  const pages = { '/': source(320) + source(640) + source(320, 'webp') };
  const work = await start(pages, { cacheMb: 0.001, size: 850 });
  await expect.poll(() => work.made.length).toBe(1);
  expect(await work.images.hasRoom()).toBe(false);
  work.stop();
});
