import {
  type AnyBlock,
  type BlockType,
  type LocatedFinding,
  type Page,
  type PageEntry,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { resolvePointer } from '@forecourt/json';
import { createElement } from 'react';
import { renderDocument } from '../document/document.tsx';
import { graphMarkup } from '../structured-data/node.ts';
import callBarCss from '../document/call-bar.css?inline';
import modelCss from '../model-page/model-bars.css?inline';
import { ModelBar, ModelCallBar } from '../model-page/model-bars.tsx';
import { enquiryOf } from '../model-page/model-page.ts';
import { pageGraph } from '../structured-data/page-graph.ts';
import { contextFor } from './page-context.ts';
import { blocksOf } from '../custom-components/page-blocks.ts';
import { listHead } from './list-page.ts';
import { pageScripts } from './page-scripts.ts';
import { definitionOf } from '../blocks/registry.ts';
import { renderBody, type RenderedBody } from './render-body.ts';
import type { RenderRequest } from '../context/page-request.ts';
import { siteChrome } from './site-chrome.tsx';
import { renderedPage, type RenderedPage } from './rendered-page.ts';
import { pageStyles, type NamedSheet } from './style-sheet.ts';

/** True if one of the rendered blocks renders the page's h1. */
const rendersTitle = (page: Page, rendered: ReadonlySet<AnyBlock>): boolean =>
  page.blocks.some(
    (block, index) =>
      rendered.has(block) && definitionOf(block.type as BlockType).title?.(block.data, index === 0),
  );

const brokenBlocks = (entry: PageEntry): Map<AnyBlock, readonly LocatedFinding[]> =>
  new Map(
    [...entry.brokenBlocks].map(([pointer, findings]) => [
      resolvePointer(entry.page, pointer) as AnyBlock,
      findings,
    ]),
  );

/**
 * Returns true if the page lacks what visitors came for, because sources failed: all of its blocks, or
 * the cars of a page of cars. In preview, notices are shown in their place.
 */
function lacksSubject(
  { blocks, pageType }: Page,
  { mode }: Pick<RenderRequest, 'mode'>,
  { rendered, skipped }: Pick<RenderedBody, 'rendered' | 'skipped'>,
): boolean {
  const unanswered = skipped.filter(({ reason }) => reason === 'no-answer');
  if (unanswered.length === 0 || mode === 'preview') return false;
  if (pageType === 'Car' && unanswered.some(({ type }) => type === 'cars')) return true;
  return !blocks.some((block) => rendered.has(block));
}

/** Returns the structured data of the page; none for a noindex page. */
function graphOf(
  { page }: PageEntry,
  tenant: TenantSnapshot,
  { origin, answers = new Map() }: RenderRequest,
  broken: ReadonlyMap<AnyBlock, unknown>,
): string {
  if (page.seo?.noindex) return '';
  const blocks = blocksOf(page, tenant.components).filter((block) => !broken.has(block));
  const graph = (sound: readonly AnyBlock[]) =>
    graphMarkup(pageGraph({ page, snapshot: tenant, origin, blocks: sound, answers }));
  try {
    return graph(blocks);
  } catch {
    // Rendering omits and reports a block with invalid data.
    return graph([]);
  }
}

/** Styles of the bars of a model's page. */
export const modelSheets: readonly NamedSheet[] = [
  { name: 'model', css: [modelCss] },
  { name: 'call-bar', css: [callBarCss] },
];

/** Renders a page of a tenant. Pure. */
export function renderPage(
  entry: PageEntry,
  tenant: TenantSnapshot,
  request: RenderRequest,
): RenderedPage {
  const { page } = entry;
  const { site } = tenant;
  const { origin, fonts, answers = new Map() } = request;
  const ctx = contextFor(page, tenant, request);
  const broken = brokenBlocks(entry);
  const body = renderBody(page.blocks, ctx, broken, request);
  const { parts, rendered, used, islands, skipped } = body;
  const isModel = page.pageType === 'Model';
  const styles = pageStyles(site, request, used, isModel ? modelSheets : []);
  const bars = isModel && {
    sections: body.sections,
    enquiry: enquiryOf(body.sections, page.blocks, answers),
    ctx,
  };
  const pieces = renderDocument({
    ...listHead(page, site, ctx, answers),
    ctx,
    aboveMain: bars ? createElement(ModelBar, bars) : undefined,
    belowMain: bars ? createElement(ModelCallBar, bars) : undefined,
    ...siteChrome(ctx, { ...request, locations: request.locations ?? [] }),
    origin,
    body: parts,
    hiddenTitle: !rendersTitle(page, rendered),
    ...styles,
    preload: fonts.preload,
    scripts: pageScripts(islands, site, request),
    graph: graphOf(entry, tenant, request, broken),
  });
  return renderedPage(pieces, {
    css: styles.css,
    islands,
    skipped,
    lacksSubject: lacksSubject(page, request, body),
    holdsUntil: ctx.clock.holdsUntil(),
  });
}
