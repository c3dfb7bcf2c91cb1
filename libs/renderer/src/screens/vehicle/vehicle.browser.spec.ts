import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, islandScript, type BrowserPages } from '../../testing/browser-pages.ts';
import { testAsset, testRequest, testTenant } from '../../testing/snapshot.ts';
import { renderVehiclePage } from './vehicle-page.tsx';

let pages: BrowserPages;
let script: string;

beforeAll(async () => {
  script = await islandScript(join(import.meta.dirname, 'vehicle.island.ts'));
  pages = await browserPages();
});
afterAll(() => pages?.close());

const photos = [1, 2, 3].map((number) => `/assets/photo-${number}.svg`);

async function open({ island = true, width = 1440, height = 700 } = {}): Promise<Page> {
  const page = await pages.open([], {
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const { snapshot } = testTenant([], { assets: photos.map((path) => testAsset(path)) });
  const car = { id: 'c', slug: 'c', name: 'A car', price: 20_000, km: 10, photos };
  const { html } = renderVehiclePage({ car, similar: [], locations: [] }, snapshot, testRequest());
  await page.setContent(html.replace(/<script type="module"[^>]*><\/script>/g, ''));
  if (island)
    await page.addScriptTag({
      content: `${script};island.mount(document.querySelector('[data-island]'), {})`,
    });
  return page;
}
const shown = (page: Page) => page.locator('.fc-vehicle__stage img').getAttribute('alt');

describe('the page of a car in the browser', () => {
  it('CAR-6: a picture opens at its largest; arrows, keys and Escape work; focus comes back', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'A car, photo 2' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Photos of A car' });
    expect(await dialog.isVisible()).toBe(true);
    expect(await shown(page)).toBe('A car, photo 2');
    expect(await dialog.getByText('2 of 3').isVisible()).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe('A car, photo 3');
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    expect(await shown(page)).toBe('A car');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    // The browser tells of the closing a moment later; the strip then goes to the picture.
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute('href')?.includes('photo-3'),
    );
    await page.waitForFunction(() => {
      const strip = document.querySelector('.fc-vehicle__photos')!;
      return Math.round(strip.scrollLeft / strip.clientWidth) === 2;
    });
    await page.close();
  });

  it('CAR-6: a small picture moves the strip to its large one, and the page stays', async () => {
    const page = await open();
    await page.evaluate(() => scrollTo(0, 60));
    await page.getByRole('link', { name: 'Photo 3', exact: true }).click();
    await page.waitForFunction(() => {
      const strip = document.querySelector('.fc-vehicle__photos')!;
      return Math.round(strip.scrollLeft / strip.clientWidth) === 2;
    });
    expect(await page.evaluate(() => scrollY)).toBe(60);
    await page.close();
  });

  it('CAR-6: without a script the small pictures lead into the strip, and the large ones are links', async () => {
    const page = await open({ island: false });
    await page.getByRole('link', { name: 'Photo 2', exact: true }).click();
    await page.waitForFunction(() => {
      const strip = document.querySelector('.fc-vehicle__photos')!;
      return Math.round(strip.scrollLeft / strip.clientWidth) === 1;
    });
    expect(await page.getByRole('link', { name: 'A car, photo 2' }).getAttribute('href')).toMatch(
      /^\/_image\/.*1920\.webp/,
    );
    await page.close();
  });

  it('CAR-6: on a phone Call and Enquire stay at hand; on a desk the price box stays in view', async () => {
    const phone = await open({ width: 390 });
    const bar = phone.locator('.fc-vehicle__bar-below');
    const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottom()).toBe(700);
    expect(await phone.getByRole('link', { name: 'Enquire about this car' }).isVisible()).toBe(
      false,
    );
    await phone.close();

    const small = await open({ width: 320, height: 900 });
    // Neither the weekly amount nor the link beside it breaks within itself.
    const lines = small.locator('.fc-vehicle__weekly > *').evaluateAll((parts) =>
      parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const bottoms = [...range.getClientRects()].map(({ bottom: edge }) => edge);
        return Math.max(...bottoms) - Math.min(...bottoms);
      }),
    );
    for (const spread of await lines) expect(spread).toBeLessThan(12);
    for (const width of [320, 745]) {
      await small.setViewportSize({ width, height: 900 });
      const below = small.locator('.fc-vehicle__bar-below');
      // The bar may cover the price box: it holds the price itself, beside its buttons.
      const tops = await below
        .locator('> *')
        .evaluateAll((parts: HTMLElement[]) =>
          parts.map(({ offsetTop, offsetHeight }) => Math.round(offsetTop + offsetHeight / 2)),
        );
      expect(await below.getByText('$20,000').isVisible()).toBe(true);
      expect(Math.max(...tops) - Math.min(...tops), `${width}`).toBeLessThan(4);
    }
    await small.close();

    const desk = await open({ height: 420 });
    expect(await desk.locator('.fc-vehicle__bar-below').isVisible()).toBe(false);
    await desk.evaluate(() => scrollTo(0, 400));
    const top = await desk
      .locator('.fc-vehicle__box')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBe(24);
    await desk.close();
  });
});
