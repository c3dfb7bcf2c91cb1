import type { Page, TenantSnapshot } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderDocument } from '../document/document.tsx';
import { graphMarkup, type Node } from '../structured-data/node.ts';
import type { BodyContext } from '../context/render-context.ts';
import type { RenderRequest } from '../context/page-request.ts';
import { contextFor } from './page-context.ts';
import { pageScripts } from './page-scripts.ts';
import { rendered, type RenderedPage } from './rendered-page.ts';
import { styleSheet, type NamedSheet } from './style-sheet.ts';
import type { RenderContext } from '../context/render-context.ts';

/** What a screen's parts are drawn with. */
export type ScreenContext = BodyContext & Pick<RenderContext, 'island'>;

/** A page that the platform composes from one of the dealer's entries, such as a car. */
export interface Screen {
  readonly title: string;
  /** Its one address, such as /cars/2023-ostara-tern-h20441. */
  readonly path: string;
  readonly seo?: Page['seo'];
  readonly sheets: readonly NamedSheet[];
  /** What search engines read about it (WEB-1). */
  readonly graph?: (ctx: ScreenContext) => readonly Node[];
  /** Draws its own h1. */
  readonly body: (ctx: ScreenContext) => ReactNode;
}

/** Draws a screen in the tenant's look. Pure. */
export function renderScreen(
  { title, path, seo, sheets, graph, body }: Screen,
  snapshot: TenantSnapshot,
  around: RenderRequest,
): RenderedPage {
  const page: Page = { schemaVersion: 1, path, title, seo, blocks: [] };
  const drawn: string[] = [];
  const ctx: ScreenContext = {
    ...contextFor(page, snapshot, around),
    island: (name) => `i${drawn.push(name) - 1}-`,
  };
  const html = renderToStaticMarkup(body(ctx));
  const islands = [...new Set(drawn)];
  const css = styleSheet(snapshot.site, around, [], sheets);
  const pieces = renderDocument({
    page,
    ctx,
    origin: around.origin,
    body: html,
    hiddenTitle: false,
    css,
    preload: around.fonts.preload,
    scripts: pageScripts(islands, snapshot.site, around),
    ...(graph && { graph: graphMarkup(graph(ctx)) }),
  });
  return rendered(pieces, { css, islands, skipped: [] });
}
