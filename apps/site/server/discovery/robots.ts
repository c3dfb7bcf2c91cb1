import type { RequestHandler } from 'express';
import { originOf } from '../http/origin.ts';

/** `/robots.txt`: everything may be read but the calls of pages; nothing at all in preview. */
export function robots(mode: 'production' | 'preview'): RequestHandler {
  return (req, res) => {
    const rules =
      mode === 'preview'
        ? ['Disallow: /']
        : ['Disallow: /api/', '', `Sitemap: ${originOf(req, res.locals.tenant)}/sitemap.xml`];
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(['User-agent: *', ...rules, ''].join('\n'));
  };
}
