import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { launchBrowser } from '../../testing/launch-browser.ts';
import { modelFeatures } from './modelFeatures.tsx';

let browser: Browser;
let script: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { mount } from './modelFeatures.island.ts';
        globalThis.start = () => document.querySelectorAll('[data-island]').forEach((e) => mount(e, {}));`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  script = outputFiles[0]!.text;
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

const features = ['Space', 'Power', 'Towing'].map((tab) => ({ tab, description: `About ${tab}.` }));

const open = async (copies = 1) => {
  const page = await browser.newPage();
  const html = drawBlocks(
    Array.from({ length: copies }, () => ({ type: 'modelFeatures', data: { features } })),
    { page: { publicationDate: '2025-06-01' } },
  );
  await page.setContent(
    `<!doctype html><title>Test</title><style>${modelFeatures.css}</style>${html}</main><script>${script}</script>`,
  );
  return page;
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).first();
const shown = (page: Page) =>
  page
    .getByText(/^About/)
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).visibility === 'visible')
        .map((one) => one.textContent),
    );

describe('modelFeatures in the browser', () => {
  it('MDL-3: before the script, choosing a tab shows its panel', async () => {
    const page = await open();
    expect(await shown(page)).toEqual(['About Space.']);
    await page.getByRole('radio', { name: 'Towing' }).check();
    expect(await shown(page)).toEqual(['About Towing.']);
    await page.close();
  });

  it('MDL-3: the script preserves the choice and creates tabs, each with its panel', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'Power' }).check();
    await page.evaluate('start()');
    expect(await tab(page, 'Power').getAttribute('aria-selected')).toBe('true');
    expect(await shown(page)).toEqual(['About Power.']);
    expect(await page.getByRole('tabpanel', { name: 'Power' }).textContent()).toContain(
      'About Power.',
    );
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await page.close();
  });

  it('MDL-3: arrow keys, Home and End move choice and focus; one tab is in the tab order', async () => {
    const page = await open();
    await page.evaluate('start()');
    await tab(page, 'Space').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Power'],
      ['End', 'Towing'],
      ['ArrowRight', 'Space'],
      ['ArrowLeft', 'Towing'],
      ['Home', 'Space'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement!.textContent)).toBe(name);
      expect(await shown(page)).toEqual([`About ${name}.`]);
      expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
    }
    await page.close();
  });

  it('MDL-3: the arrow buttons step through the features and go round', async () => {
    const page = await open();
    expect(await page.getByRole('button').count()).toBe(0);
    await page.evaluate('start()');
    await page.getByRole('button', { name: 'Previous feature' }).click();
    expect(await shown(page)).toEqual(['About Towing.']);
    await page.getByRole('button', { name: 'Next feature' }).click();
    expect(await shown(page)).toEqual(['About Space.']);
    await page.close();
  });

  it('MDL-3: two blocks on a page keep their choices and ids apart', async () => {
    const page = await open(2);
    await page.getByRole('radio', { name: 'Power' }).last().check();
    expect(await shown(page)).toEqual(['About Space.', 'About Power.']);
    await page.evaluate('start()');
    expect(await shown(page)).toEqual(['About Space.', 'About Power.']);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map((one) => one.id));
    expect(new Set(ids).size).toBe(ids.length);
    await page.close();
  });
});
