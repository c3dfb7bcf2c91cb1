import type { Page } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BodyContext } from '../pipeline/render-body.tsx';
import { PageHead } from './page-head.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What surrounds a page's drawn blocks. */
export interface DocumentParts {
  readonly page: Page;
  readonly ctx: BodyContext;
  /** Scheme and host, such as https://www.dealer.example. */
  readonly origin: string;
  /** HTML of the blocks, as the pipeline drew it. */
  readonly body: string;
  /** Adds the page's title as a heading for screen readers, where no block draws one. */
  readonly hiddenTitle: boolean;
  /** The one style sheet. */
  readonly css: string;
  /** Font files to fetch at once. */
  readonly preload: readonly string[];
  /** Module scripts in order; none for a page without islands. */
  readonly scripts: readonly string[];
}

const Head = ({ page, ctx, origin, css, preload, scripts }: DocumentParts): ReactNode => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {preload.map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    ))}
    <PageHead page={page} ctx={ctx} origin={origin} />
    <style dangerouslySetInnerHTML={{ __html: css }} />
    {scripts.map((src) => (
      <script key={src} type="module" src={src} />
    ))}
  </head>
);

/** The finished HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { page, ctx, body, hiddenTitle } = parts;
  const title = hiddenTitle
    ? renderToStaticMarkup(<h1 className="fc-sr-only">{page.title}</h1>)
    : '';
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={ctx.locale}>
      <Head {...parts} />
      <body data-hero={ctx.site.theme.hero ?? 'full'} data-mode={ctx.mode}>
        <a className="fc-sr-only fc-skip" href="#main">
          Skip to the content
        </a>
        <SiteHeader ctx={ctx} />
        <main
          className="fc-main"
          id="main"
          tabIndex={-1}
          dangerouslySetInnerHTML={{ __html: title + body }}
        />
        <SiteFooter ctx={ctx} />
      </body>
    </html>,
  )}`;
}
