import type { AnyBlock } from '@forecourt/block-schemas';
import { build } from 'esbuild';
import type { BrowserContextOptions, Page } from 'playwright';
import { planPage } from '../pipeline/plan-page.ts';
import { renderPage } from '../pipeline/render-page.ts';
import { testAnswers } from './answers.ts';
import type { DrawnTenant } from './draw-blocks.ts';
import { launchBrowser } from './launch-browser.ts';
import { testRequest, testTenant } from './snapshot.ts';

/** Pages of blocks with their style sheets in a real browser. */
export interface BrowserPages {
  /** Opens a page of blocks without starting its islands. */
  readonly open: (
    blocks: readonly AnyBlock[],
    options?: BrowserContextOptions & { readonly tenant?: DrawnTenant },
  ) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Starts a browser. */
export async function browserPages(): Promise<BrowserPages> {
  const browser = await launchBrowser();
  return {
    open: async (blocks, { tenant, ...options } = {}) => {
      const page = await browser.newPage(options);
      const { entry, snapshot } = testTenant(blocks, tenant);
      const request = testRequest(tenant?.request);
      const answers = testAnswers(planPage(entry.page, snapshot, request).queries, tenant?.data);
      const { html } = renderPage(entry, snapshot, { answers, ...request });
      // The site's own island entry does not exist here.
      await page.setContent(html.replace(/<script type="module"[^>]*><\/script>/g, ''));
      return page;
    },
    close: () => browser.close(),
  };
}

/** Bundles and minifies the script of an island. @param file absolute path of its `.island.ts`. */
export async function islandScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'island',
  });
  return outputFiles[0]!.text;
}

/** Mounts every island of a page with the given script. */
export async function startIslands(page: Page, script: string): Promise<void> {
  await page.addScriptTag({
    content: `${script}
      for (const element of document.querySelectorAll('[data-island]'))
        island.mount(element, JSON.parse(element.querySelector(':scope > script')?.textContent ?? '{}'));`,
  });
}
