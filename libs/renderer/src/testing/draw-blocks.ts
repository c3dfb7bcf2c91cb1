import type { AnyBlock } from '@forecourt/block-schemas';
import { planPage } from '../pipeline/plan-page.ts';
import { renderPage } from '../pipeline/render-page.ts';
import type { RenderRequest } from '../context/page-request.ts';
import { testAnswers, type TestData } from './answers.ts';
import { testRequest, testTenant, type TestTenant } from './snapshot.ts';

/** A tenant for rendering blocks: its content, the dealer's data and the requested URL. */
export interface DrawnTenant extends TestTenant {
  readonly data?: TestData;
  readonly request?: Partial<RenderRequest>;
}

/** Renders blocks and returns the HTML of the page's `<main>`. */
export function drawBlocks(blocks: readonly AnyBlock[], given: DrawnTenant = {}): string {
  const { entry, snapshot } = testTenant(blocks, given);
  const request = testRequest(given.request);
  const answers = testAnswers(planPage(entry.page, snapshot, request).queries, given.data);
  const { html } = renderPage(entry, snapshot, { answers, ...request });
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
