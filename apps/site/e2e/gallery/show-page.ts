import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { repository } from '../load-sources.ts';

const address = 'https://gallery.invalid/page';

/** A landscape of soft bands: bright above, dark below, so that text over it is put to the test. */
const picture = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="760">
    <linearGradient id="g" x2=".3" y2="1"><stop stop-color="#dfe9f0"/>
    <stop offset=".6" stop-color="#c98a52"/><stop offset=".61" stop-color="#2a4a3a"/>
    <stop offset="1" stop-color="#0d1a20"/></linearGradient>
    <rect width="1440" height="760" fill="url(#g)"/></svg>`),
)
  .webp({ quality: 60 })
  .toBuffer();

/** The document that each page shows now; a page's requests are answered by one handler all its life. */
const documents = new WeakMap<Page, string>();

const answer = async (route: Route): Promise<void> => {
  const request = route.request();
  if (request.url() === address) {
    const body = documents.get(request.frame().page());
    return route.fulfill({ contentType: 'text/html', body });
  }
  if (request.resourceType() === 'image')
    return route.fulfill({ contentType: 'image/webp', body: await picture });
  if (request.resourceType() === 'font')
    return route.fulfill({ path: join(repository, new URL(request.url()).pathname) });
  return route.abort();
};

/**
 * Opens a document without a server: every picture is the same landscape, fonts come from their
 * packages, nothing else is fetched.
 */
export async function showPage(page: Page, html: string): Promise<void> {
  if (!documents.has(page)) await page.route('**', answer);
  documents.set(page, html);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ]);
  });
}
