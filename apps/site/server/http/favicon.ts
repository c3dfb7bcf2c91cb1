import type { RequestHandler } from 'express';

/**
 * Serves `/favicon.ico`, which browsers request by themselves: the tenant's icon, or an empty
 * response, so that a site without one causes no errors.
 */
export const favicon: RequestHandler = (_req, res) => {
  const { site, assets } = res.locals.tenant;
  const { favicon: named, logo } = site.theme;
  const icon = assets.get(named ?? logo ?? '');
  res.set('Cache-Control', 'public, max-age=3600');
  if (icon === undefined || icon.refused) res.status(204).end();
  else res.redirect(302, `${icon.path}?v=${icon.hash}`);
};
