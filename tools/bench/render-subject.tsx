import {
  type AnyBlock,
  type BlockType,
  type PageEntry,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead } from '../../libs/renderer/src/document/page-head.tsx';
import { SiteFooter } from '../../libs/renderer/src/document/site-footer.tsx';
import { SiteHeader } from '../../libs/renderer/src/document/site-header.tsx';
import { registry } from '../../libs/renderer/src/blocks/registry.ts';
import { contextFor } from '../../libs/renderer/src/pipeline/page-context.ts';
import { renderPage } from '../../libs/renderer/src/pipeline/render-page.ts';
import type { RenderContext } from '../../libs/renderer/src/context/render-context.ts';
import { testRequest } from '../../libs/renderer/src/testing/snapshot.ts';

const request = testRequest();

function context({ page }: PageEntry, snapshot: TenantSnapshot) {
  let islands = 0;
  const ctx: RenderContext & Pick<TenantSnapshot, 'assets'> = {
    ...contextFor(page, snapshot, request),
    headingLevel: 2,
    answered: () => false,
    ask: () => {
      throw new Error('the bench page asks nothing');
    },
    island: () => `i${islands++}-`,
    renderBlocks: (blocks) => elements(blocks, ctx, false),
  };
  return ctx;
}

const elements = (blocks: readonly AnyBlock[], ctx: RenderContext, top: boolean): ReactNode =>
  blocks.map((block, index) => {
    const type = block.type as BlockType;
    const component = registry[type].component as FunctionComponent<object>;
    const props = {
      data: block.data,
      block,
      layout: ctx.layouts[type],
      first: top && index === 0,
      ctx,
    };
    return (
      <div key={index} className="fc-block" id={block.id}>
        {createElement(component, props)}
      </div>
    );
  });

/** Renders the page with React alone: the same elements without checks or isolation, and the style sheet as given. */
export function renderBare(entry: PageEntry, snapshot: TenantSnapshot, css: string): string {
  const ctx = context(entry, snapshot);
  return renderToStaticMarkup(
    <html lang={ctx.locale}>
      <head>
        <meta charSet="utf-8" />
        <PageHead page={entry.page} ctx={ctx} origin={request.origin} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <SiteHeader ctx={ctx} currents={[]} />
        <main>{elements(entry.page.blocks, ctx, true)}</main>
        <SiteFooter ctx={ctx} />
      </body>
    </html>,
  );
}

/** The same page through the renderer. */
export const renderWhole = (entry: PageEntry, snapshot: TenantSnapshot) =>
  renderPage(entry, snapshot, request);
