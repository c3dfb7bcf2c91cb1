import type { RequestHandler } from 'express';
import { originOf } from '../http/origin.ts';

/** Serves `/robots.txt`, which allows everything except API calls; nothing in preview. */
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
