import { copyFor, localeOf, type Localized } from '@forecourt/copy';
import { escapeUTF8 } from 'entities/escape';
import type { Response } from 'express';
import { contentSecurityPolicy } from '../http/security-headers.ts';

const style = `
:root { color-scheme: light dark; font: 18px/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 0 auto; padding: 20vh 20px 40px; }
h1 { font-size: 1.6rem; line-height: 1.2; }
`;

/**
 * Redirects a visitor without scripts after a form. To another website by a page that refreshes
 * itself: pages allow posts to their own site only, and browsers apply that to redirects of a post
 * (CSP, form-action).
 * @param address a path of this site, or an https address that was checked before
 */
export function sendOn(res: Response, address: string, site: Localized): void {
  if (address.startsWith('/') && !address.startsWith('//')) {
    res.redirect(303, address);
    return;
  }
  const { href, hostname } = new URL(address);
  const { title, heading, link } = copyFor(site).sendOn;
  res
    .set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': contentSecurityPolicy({ styles: [style], frameOrigins: [] }),
      Refresh: `0; url=${href}`,
    })
    .type('html')
    .send(
      `<!doctype html><html lang="${escapeUTF8(localeOf(site))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeUTF8(title(hostname))}</title><style>${style}</style></head><body><main><h1>${escapeUTF8(heading(hostname))}</h1><p>${link[0]} <a href="${escapeUTF8(href)}">${link[1]}</a>.</p></main></body></html>`,
    );
}
