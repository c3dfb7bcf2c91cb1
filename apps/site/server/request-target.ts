import type { RequestHandler } from 'express';
import { sendPlain } from './plain-text.ts';

/**
 * Refuses targets that are no path of this server: proxies' absolute form, `*`, and `//host`, which
 * a redirect would turn into another site's address.
 */
export const onlyOwnTargets: RequestHandler = (req, res, next) => {
  if (/^\/(?![/\\])/.test(req.originalUrl)) next();
  else sendPlain(res, 400, 'Bad request');
};
