import type { Page, TenantSnapshot } from '@forecourt/block-schemas';
import { renderDocument } from '../document/document.tsx';
import css from '../document/message-page.css?inline';
import { messageBody, type Message } from '../document/message-page.tsx';
import { contextFor } from './page-context.ts';
import { pageScripts } from './page-scripts.ts';
import type { RenderRequest } from '../context/page-request.ts';
import { siteChrome } from './site-chrome.tsx';
import { renderedPage, type RenderedPage } from './rendered-page.ts';
import { pageStyles, type NamedSheet } from './style-sheet.ts';

/** Style sheets of a message. */
export const messageSheets: readonly NamedSheet[] = [{ name: 'message', css: [css] }];

/** Renders a message of the platform in the tenant's theme: 404 and 500. */
export function renderMessage(
  message: Message,
  tenant: TenantSnapshot,
  request: RenderRequest,
): RenderedPage {
  const page: Page = {
    schemaVersion: 1,
    path: request.url.pathname,
    title: message.title,
    seo: { noindex: true },
    blocks: [],
  };
  const ctx = contextFor(page, tenant, request);
  const styles = pageStyles(tenant.site, request, [], messageSheets);
  const pieces = renderDocument({
    page,
    ctx,
    ...siteChrome(ctx, request),
    origin: request.origin,
    body: [messageBody(message)],
    hiddenTitle: false,
    ...styles,
    preload: request.fonts.preload,
    scripts: pageScripts([], tenant.site, request),
  });
  return renderedPage(pieces, { css: styles.css, islands: [], skipped: [] });
}
