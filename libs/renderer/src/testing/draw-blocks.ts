import type { AnyBlock } from '@forecourt/block-schemas';
import { planPage } from '../pipeline/plan-page.ts';
import { renderPage } from '../pipeline/render-page.ts';
import type { RenderRequest } from '../context/page-request.ts';
import { testAnswers, type TestData } from './answers.ts';
import { testSurroundings, testTenant, type TestTenant } from './snapshot.ts';

/** A tenant for drawing blocks: its content, its dealer's data and the address that is asked for. */
export interface DrawnTenant extends TestTenant {
  readonly data?: TestData;
  readonly around?: Partial<RenderRequest>;
}

/** HTML of blocks as they stand in a page's `<main>`. */
export function drawBlocks(blocks: readonly AnyBlock[], given: DrawnTenant = {}): string {
  const { entry, snapshot } = testTenant(blocks, given);
  const around = testSurroundings(given.around);
  const answers = testAnswers(planPage(entry.page, snapshot, around).queries, given.data);
  const { html } = renderPage(entry, snapshot, { answers, ...around });
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
