import type { RequestHandler } from 'express';
import { sendPlain } from './plain-text.ts';

/**
 * Rejects targets that are not a path of this server: proxies' absolute form, `*`, and `//host`,
 * which a redirect would turn into another site's address. Also rejects requests with two hosts,
 * since a proxy or cache in front may have used the other one (RFC 9112, section 3.2).
 */
export const onlyOwnTargets: RequestHandler = (req, res, next) => {
  const hosts = req.headersDistinct.host?.length ?? 0;
  if (hosts <= 1 && /^\/(?![/\\])/.test(req.originalUrl)) next();
  else sendPlain(res, 400, 'Bad request');
};
