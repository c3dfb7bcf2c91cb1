import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { sendPlain } from './plain-text.ts';

/** Path and query of a request. */
export interface RequestTarget {
  readonly pathname: string;
  /** The whole query unchanged, `?` included; '' without one. */
  readonly search: string;
}

/** Splits the target of a request. */
export function targetOf(url: string): RequestTarget {
  const at = url.indexOf('?');
  return at < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, at), search: url.slice(at) };
}

/**
 * Returns false for targets that are not a path of this server: proxies' absolute form, `*`, and
 * `//host`, which a redirect would turn into another site's address. Also false for requests with two
 * hosts, since a proxy or cache in front may have used the other one, and for those of HTTP/1.1
 * without any (RFC 9112, section 3.2).
 */
export function isOwnTarget({ rawHeaders, httpVersion }: IncomingMessage, url: string): boolean {
  const hosts = hostCount(rawHeaders);
  return /^\/(?![/\\])/.test(url) && (hosts === 1 || (hosts === 0 && httpVersion === '1.0'));
}

/** @param rawHeaders names and values in turn. */
const hostCount = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** Rejects requests that are not for a path of this server. */
export const onlyOwnTargets: RequestHandler = (req, res, next) => {
  if (isOwnTarget(req, req.originalUrl)) next();
  else sendPlain(res, 400, 'Bad request');
};
