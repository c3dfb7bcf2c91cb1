import type { Page, TenantSnapshot } from '@forecourt/block-schemas';
import { renderDocument } from '../document/document.tsx';
import { messageBody, type Message } from '../document/message-page.tsx';
import { contextFor } from './page-context.ts';
import { pageScripts } from './page-scripts.ts';
import type { RenderRequest } from '../context/page-request.ts';
import { rendered, type RenderedPage } from './rendered-page.ts';
import { styleSheet } from './style-sheet.ts';

/** Draws a message of the platform in the tenant's look: 404 and 500. */
export function renderMessage(
  message: Message,
  snapshot: TenantSnapshot,
  around: RenderRequest,
): RenderedPage {
  const page: Page = {
    schemaVersion: 1,
    path: around.url.pathname,
    title: message.title,
    seo: { noindex: true },
    blocks: [],
  };
  const ctx = contextFor(page, snapshot, around);
  const css = styleSheet(snapshot.site, around, []);
  const pieces = renderDocument({
    page,
    ctx,
    origin: around.origin,
    body: messageBody(message),
    hiddenTitle: false,
    css,
    preload: around.fonts.preload,
    scripts: pageScripts([], snapshot.site, around),
  });
  return rendered(pieces, { css, islands: [], skipped: [] });
}
