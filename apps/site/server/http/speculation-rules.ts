import type { RequestHandler } from 'express';

/** Where the rules lie; pages name it in their `Speculation-Rules` header. */
export const speculationRulesPath = '/_speculation-rules.json';

/**
 * Links of the same site are fetched when a visitor is about to follow them, so that the browser's
 * own navigation is as quick as a client router. Files, API calls and links that opt out are left
 * alone.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/assets/*', '/api/*', '/_*'] } },
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

const text = JSON.stringify(rules);

/** Serves the rules; the browser asks for them once for each site. */
export const speculationRules: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'public, max-age=86400');
  res.set('Content-Type', 'application/speculationrules+json').send(text);
};
