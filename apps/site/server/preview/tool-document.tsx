import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import css from './preview.css?inline';

/** The one style sheet of the preview's own pages, for their policy. */
export const toolStyle = css;

/**
 * Renders a page of the preview itself, without a tenant's look, so that nobody mistakes it for the
 * site.
 */
export function toolDocument(title: string, body: ReactNode, script?: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Preview`}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {script && <script type="module" src={script} />}
      </head>
      <body>{body}</body>
    </html>,
  )}`;
}
