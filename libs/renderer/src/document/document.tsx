import type { Page } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Measurement, measuresPage } from '../analytics/measurement.tsx';
import type { BodyContext } from '../context/render-context.ts';
import type { PageStyles } from '../context/page-styles.ts';
import { renderToStaticMarkup as markup } from 'react-dom/server';
import { PageHead } from './page-head.tsx';

/** Parts of the HTML document of a page. */
export interface DocumentParts extends PageStyles {
  readonly page: Page;
  /** URLs of the previous and next page of a paginated list. */
  readonly previous?: string;
  readonly next?: string;
  readonly ctx: BodyContext;
  /** Bars above and below the page's content. */
  readonly aboveMain?: ReactNode;
  readonly belowMain?: ReactNode;
  /** Rendered HTML of the site's header and footer. */
  readonly header: string;
  readonly footer: string;
  /** Scheme and host, such as https://www.dealer.example. */
  readonly origin: string;
  /** Rendered HTML of each block. */
  readonly body: readonly string[];
  /** Adds the page's title as a visually hidden heading, if no block renders one. */
  readonly hiddenTitle: boolean;
  /**
   * Font files to preload. Text is readable without them, so they come after the pictures and style
   * sheets on the visitor's network.
   */
  readonly preload: readonly string[];
  /** Module scripts in order; none for a page without islands. */
  readonly scripts: readonly string[];
  /** Data for search engines, from `graphMarkup`. */
  readonly graph?: string;
}

const head = ({ page, ctx, origin, body, previous, next }: DocumentParts): string =>
  markup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <PageHead page={page} ctx={ctx} origin={origin} body={body} />
      {previous && <link rel="prev" href={previous} />}
      {next && <link rel="next" href={next} />}
    </>,
  );

/** Resources that the first picture of the page doesn't need: fonts and the entry script. */
const laterResources = ({ scripts, preload }: DocumentParts): string =>
  markup(
    <>
      {preload.map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      ))}
      {scripts.map((src) => (
        <script key={src} type="module" src={src} fetchPriority="low" />
      ))}
    </>,
  );

/**
 * Returns the HTML document as chunks. Style sheet and blocks are long, so they are chunks of their
 * own and are not copied before they are sent. Language, hero and mode are enumerated values and
 * need no escaping.
 */
export function renderDocument(parts: DocumentParts): readonly string[] {
  const { page, ctx, body, hiddenTitle, css, styleLinks, graph = '' } = parts;
  const { header, footer, aboveMain, belowMain } = parts;
  const { hero = 'full' } = ctx.site.theme;
  const measurement = measuresPage(ctx.site, ctx) ? markup(<Measurement site={ctx.site} />) : '';
  const links = styleLinks.map((href) => <link key={href} rel="stylesheet" href={href} />);
  const [open, close] = css === '' ? ['', ''] : ['<style>', '</style>'];
  const title = hiddenTitle ? markup(<h1 className="fc-sr-only">{page.title}</h1>) : '';
  return [
    `<!DOCTYPE html><html lang="${ctx.locale}"><head>${head(parts)}${markup(links)}${open}`,
    css,
    `${close}${laterResources(parts)}</head><body data-hero="${hero}" data-mode="${ctx.mode}">${header}${markup(aboveMain)}`,
    `<main class="fc-main" id="main" tabindex="-1">${title}`,
    ...body,
    `</main>${markup(belowMain)}${footer}${measurement}${graph}</body></html>`,
  ];
}
