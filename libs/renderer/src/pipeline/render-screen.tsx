import type { DealerLocation, Page, TenantSnapshot } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { renderDocument } from '../document/document.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { graphMarkup, type Node } from '../structured-data/node.ts';
import type { BodyContext } from '../context/render-context.ts';
import type { RenderRequest } from '../context/page-request.ts';
import { contextFor } from './page-context.ts';
import { pageScripts } from './page-scripts.ts';
import { siteChrome } from './site-chrome.tsx';
import { renderedPage, type RenderedPage } from './rendered-page.ts';
import { pageStyles, type NamedSheet } from './style-sheet.ts';
import type { RenderContext } from '../context/render-context.ts';

/** Context of a screen's parts. */
export type ScreenContext = BodyContext & Pick<RenderContext, 'island'>;

/** A page that the platform builds from an entry of the dealer's data, such as a car. */
export interface Screen {
  readonly title: string;
  /** Path, such as /cars/2023-ostara-tern-h20441. */
  readonly path: string;
  readonly seo?: Page['seo'];
  /** The dealer's locations, for the header. */
  readonly locations: readonly DealerLocation[];
  readonly sheets: readonly NamedSheet[];
  /** Returns its structured data (WEB-1). */
  readonly graph?: (ctx: ScreenContext) => readonly Node[];
  /** Renders the body, including the h1. */
  readonly body: (ctx: ScreenContext) => ReactNode;
  /** Renders a bar below the body. */
  readonly belowMain?: (ctx: ScreenContext) => ReactNode;
}

/** Renders a screen in the tenant's theme. Pure. */
export function renderScreen(
  { title, path, seo, locations, sheets, graph, body, belowMain }: Screen,
  tenant: TenantSnapshot,
  request: RenderRequest,
): RenderedPage {
  const page: Page = { schemaVersion: 1, path, title, seo, blocks: [] };
  const names: string[] = [];
  const ctx: ScreenContext = {
    ...contextFor(page, tenant, request),
    island: (name) => `i${names.push(name) - 1}-`,
  };
  const html = renderToStaticMarkup(body(ctx));
  const islands = [...new Set(names)];
  const styles = pageStyles(tenant.site, request, [], sheets);
  const pieces = renderDocument({
    page,
    ctx,
    belowMain: belowMain?.(ctx),
    ...siteChrome(ctx, { ...request, locations }),
    origin: request.origin,
    body: [html],
    hiddenTitle: false,
    ...styles,
    preload: request.fonts.preload,
    scripts: pageScripts(islands, tenant.site, request),
    graph: graph && graphMarkup(graph(ctx)),
  });
  return renderedPage(pieces, {
    css: styles.css,
    islands,
    skipped: [],
    holdsUntil: ctx.clock.holdsUntil(),
  });
}
