import type { RequestHandler } from 'express';

/** Path of the rules, which pages name in their `Speculation-Rules` header. */
export const speculationRulesPath = '/_speculation-rules.json';

/**
 * Rules that prefetch links of the same site when a visitor is about to follow them, so that the
 * browser's own navigation is as quick as a client router. Files, API calls and links that opt out
 * are excluded.
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

/** Serves the rules, which browsers fetch once for each site. */
export const speculationRules: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'public, max-age=86400');
  res.set('Content-Type', 'application/speculationrules+json').send(text);
};
