import { createHash } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { cookiesOf } from '../http/cookies.ts';

/** Beginning of the name of a cookie with the token of a visitor's request; its reference follows. */
const requestCookie = 'forecourt_request_';

/** Query parameter of the success page with the reference of a request. */
export const referenceParameter = 'ref';

/** Lifetime of the token, in milliseconds. */
const lifetime = 30 * 60_000;

/** Base of relative addresses, in place of the tenant’s own origin. */
const ownOrigin = 'https://site.invalid';

/** Returns a short name for a token that reveals nothing of it. */
export const referenceOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url').slice(0, 8);

/** Returns the success page as browsers request it; undefined if the page is on another site. */
function ownPage(address: string, from: string): URL | undefined {
  const url = URL.parse(address, ownOrigin + from);
  return url?.origin === ownOrigin ? url : undefined;
}

/**
 * Remembers a visitor's request for the thank-you page. A cookie and not the URL holds the token, so
 * that the page can be measured and its address shared; only that page receives it, and no page of
 * another site. The URL has the reference of the request, so that the pages of two tabs each show
 * their own.
 * @returns the address with the reference
 */
export function rememberRequest(
  req: Request,
  res: Response,
  { request: token, address }: { readonly request: string; readonly address: string },
  successPath: string,
): string {
  const page = ownPage(successPath, req.path);
  if (page === undefined) return address;
  const options: CookieOptions = {
    path: page.pathname.replaceAll(';', '%3B'),
    maxAge: lifetime,
    httpOnly: true,
    sameSite: 'lax',
    secure: req.secure,
  };
  const reference = referenceOf(token);
  res.cookie(requestCookie + reference, token, options);
  if (ownPage(address, req.path)?.pathname !== page.pathname) return address;
  const separator = address.includes('?') ? '&' : '?';
  return `${address}${separator}${referenceParameter}=${reference}`;
}

/** Returns the token of the visitor's request that the URL refers to, unverified. */
export const requestToken = (req: Request): string | undefined => {
  const reference = req.query[referenceParameter];
  if (typeof reference !== 'string' || !/^[\w-]{8}$/.test(reference)) return undefined;
  return cookiesOf(req.get('cookie'), requestCookie + reference)[0];
};
