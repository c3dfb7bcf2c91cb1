import {
  type AnyBlock,
  type BlockType,
  type LocatedFinding,
  type Page,
  type PageEntry,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { resolvePointer } from '@forecourt/json';
import { renderDocument } from '../document/document.tsx';
import { graphMarkup } from '../structured-data/node.ts';
import { pageGraph } from '../structured-data/page-graph.ts';
import { contextFor } from './page-context.ts';
import { blocksOf } from '../custom-components/page-blocks.ts';
import { listHead } from './list-page.ts';
import { pageScripts } from './page-scripts.ts';
import { registry } from '../blocks/registry.ts';
import { renderBody } from './render-body.tsx';
import type { RenderRequest } from '../context/page-request.ts';
import type { BlockDefinition } from '../context/block-definition.ts';
import { rendered, type RenderedPage } from './rendered-page.ts';
import { styleSheet } from './style-sheet.ts';

/** Whether one of the blocks that were drawn on the page draws its h1. */
const drawsTitle = (page: Page, drawn: ReadonlySet<AnyBlock>): boolean =>
  page.blocks.some((block, index) => {
    if (!drawn.has(block)) return false;
    const definition = registry[block.type as BlockType] as BlockDefinition<BlockType>;
    return definition.title?.(block.data as never, index === 0) ?? false;
  });

const brokenBlocks = (entry: PageEntry): Map<AnyBlock, readonly LocatedFinding[]> =>
  new Map(
    [...entry.brokenBlocks].map(([pointer, findings]) => [
      resolvePointer(entry.page, pointer) as AnyBlock,
      findings,
    ]),
  );

/** What search engines read about the page; nothing of a page that they may not show. */
function graphOf(
  { page }: PageEntry,
  snapshot: TenantSnapshot,
  { origin, answers = new Map() }: RenderRequest,
  broken: ReadonlyMap<AnyBlock, unknown>,
): string {
  if (page.seo?.noindex) return '';
  const blocks = blocksOf(page, snapshot.components);
  const sound = blocks.filter((block) => !broken.has(block));
  try {
    return graphMarkup(pageGraph({ page, snapshot, origin, blocks: sound, answers }));
  } catch {
    // A block that cannot be read is left out of the page, and told there; so is what it would say.
    return graphMarkup(pageGraph({ page, snapshot, origin, blocks: [], answers }));
  }
}

/** Draws a page of a tenant: pure, the same arguments give the same document. */
export function renderPage(
  entry: PageEntry,
  snapshot: TenantSnapshot,
  around: RenderRequest,
): RenderedPage {
  const { page } = entry;
  const ctx = contextFor(page, snapshot, around);
  const broken = brokenBlocks(entry);
  const body = renderBody(page.blocks, ctx, broken, around);
  const { islands } = body;
  const css = styleSheet(snapshot.site, around, body.used);
  const head = listHead(page, snapshot.site, ctx, around.answers ?? new Map());
  const pieces = renderDocument({
    ...head,
    ctx,
    origin: around.origin,
    body: body.html,
    hiddenTitle: !drawsTitle(page, body.drawn),
    css,
    preload: around.fonts.preload,
    scripts: pageScripts(islands, snapshot.site, around),
    graph: graphOf(entry, snapshot, around, broken),
  });
  return rendered(pieces, { css, islands, skipped: body.skipped });
}
