import type { AnyBlock } from '@forecourt/block-schemas';
import { renderPage } from '../pipeline/render-page.ts';
import { testSurroundings, testTenant, type TestTenant } from './snapshot.ts';

/** HTML of blocks as they stand in a page's `<main>`. */
export function drawBlocks(blocks: readonly AnyBlock[], given?: TestTenant): string {
  const { entry, snapshot } = testTenant(blocks, given);
  const { html } = renderPage(entry, snapshot, testSurroundings());
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
