import { join } from 'node:path';
import type { Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browserPages,
  islandScript,
  startIslands,
  type BrowserPages,
} from '../testing/browser-pages.ts';
import { Controls } from './testing/controls.tsx';

let pages: BrowserPages;
let script: string;
beforeAll(async () => {
  script = await islandScript(join(import.meta.dirname, 'testing/controls.tsx'));
  pages = await browserPages();
});
afterAll(() => pages?.close());

const open = async () => {
  const page = await pages.open([]);
  await page.setContent(
    `<div data-island="controls"><div>${renderToString(<Controls />)}</div><script type="application/json">{}</script></div>`,
  );
  return page;
};
const state = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('output').textContent())!);
const rendered = { text: 'a', note: '', choice: 'one', tick: true, kind: 'x', slider: 33 };

describe('input before the script', () => {
  it('FIN-1, FRM-12: every kind of control keeps what was entered, and React knows of it', async () => {
    const page = await open();
    await page.locator('[name=note]').fill('Kia ora');
    await page.locator('[name=choice]').selectOption('two');
    await page.locator('[name=tick]').uncheck();
    await page.locator('[name=kind][value=y]').check();
    await page.locator('[name=slider]').fill('70');
    await page.locator('[name=text]').fill('abef');
    await page.locator('[name=text]').press('ArrowLeft');
    await page.locator('[name=text]').press('ArrowLeft');
    await startIslands(page, script);
    // The caret is where it was.
    await page.keyboard.type('cd');
    expect(await state(page)).toEqual({
      ...{ text: 'abcdef', note: 'Kia ora', choice: 'two', tick: false, kind: 'y', slider: 70 },
    });
    expect(await page.locator('[name=kind][value=y]').isChecked()).toBe(true);
    await page.close();
  });

  it('FIN-1: what nobody touched stays as it was rendered, between two steps of a slider too', async () => {
    const page = await open();
    await startIslands(page, script);
    expect(await state(page)).toEqual(rendered);
    await page.close();
  });
});
