import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browserPages,
  islandScript,
  startIslands,
  type BrowserPages,
} from '../../testing/browser-pages.ts';

const brand = (id: string, name: string) => ({
  id,
  slug: name.toLowerCase(),
  name,
  websites: [{ id, name: `${name} North`, url: `https://${name.toLowerCase()}.example` }],
});
const tenant = { data: { brands: [brand('1', 'Ostara'), brand('2', 'Halden')] } };

let pages: BrowserPages;
let script: string;
beforeAll(async () => {
  script = await islandScript(join(import.meta.dirname, 'websiteBrands.island.ts'));
  pages = await browserPages();
});
afterAll(() => pages?.close());

const open = () => pages.open([{ type: 'websiteBrands', data: { variant: 'modal' } }], { tenant });
const summary = (page: Page, name: string) => page.locator('summary', { hasText: name });
const website = (page: Page, name: string) => page.getByText(`${name} North`);
/** Waits until the events that are queued have been handled. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

describe('the websites of a make', () => {
  it('BRD-1: a list opened before the script stays open, as a dialog', async () => {
    const page = await open();
    await summary(page, 'Halden').press('Space');
    await startIslands(page, script);
    await settled(page);
    expect(await website(page, 'Halden').isVisible()).toBe(true);
    expect(await page.locator('dialog:modal').count()).toBe(1);
    await page.close();
  });

  it('BRD-1: the script leaves the focus where it is', async () => {
    const page = await open();
    await summary(page, 'Ostara').focus();
    await startIslands(page, script);
    await settled(page);
    expect(await page.locator('summary:focus').innerText()).toBe('Ostara');
    await page.close();
  });

  it('BRD-1: a list that is opened again at once after it was closed stays open', async () => {
    const page = await open();
    await startIslands(page, script);
    await settled(page);
    await summary(page, 'Ostara').press('Enter');
    // Before the browser reports that the dialog is closed.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog:modal')!.close();
      document.querySelector('summary')!.click();
    });
    await settled(page);
    expect(await website(page, 'Ostara').isVisible()).toBe(true);
    await page.close();
  });
});
