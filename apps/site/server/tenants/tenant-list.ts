import { isSnapshot, type KnownTenant } from '@forecourt/content';
import { escapeUTF8 } from 'entities/escape';
import type { Request, Response } from 'express';
import { contentSecurityPolicy } from '../http/security-headers.ts';

const style = `
:root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 12vh 20px 40px; }
h1 { font-size: 2rem; line-height: 1.1; margin: 0 0 8px; }
p { margin: 0 0 32px; opacity: .8; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid #8886; }
a { display: grid; gap: 2px; padding: 16px 4px; color: inherit; text-decoration: none; border-bottom: 1px solid #8886; }
a:hover b, a:focus-visible b { text-decoration: underline; }
b { font-size: 1.2rem; }
span { opacity: .75; }
`;

/** Sends the page at bare `localhost`, with a link to every tenant. Only if the operator enables it. */
export function sendTenantList(req: Request, res: Response, tenants: readonly KnownTenant[]): void {
  const port = /:\d+$/.exec(req.get('host') ?? '')?.[0] ?? '';
  const items = tenants.map((tenant) => {
    const { slug, site } = tenant;
    const count = isSnapshot(tenant) ? tenant.pages.size : tenant.pageCount;
    // Unknown until the tenant's content has been read.
    const pages = count === undefined ? '' : ` · ${count} ${count === 1 ? 'page' : 'pages'}`;
    return `<li><a href="http://${slug}.localhost${port}/"><b>${escapeUTF8(site.name)}</b><span>${slug}.localhost${port}${pages}</span></a></li>`;
  });
  const text =
    tenants.length === 0
      ? '<p>There is no tenant yet. Add a folder with a <code>site.json</code> to the tenants folder.</p>'
      : `<p>Choose a site. Each has a host name of its own.</p><ul>${items.join('')}</ul>`;
  res
    .set('Cache-Control', 'no-store')
    .set('Content-Security-Policy', contentSecurityPolicy({ styles: [style], frameOrigins: [] }))
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forecourt</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main><h1>Forecourt</h1>${text}</main></body></html>`,
    );
}
