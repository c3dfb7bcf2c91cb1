import type { CookieOptions, Request, Response } from 'express';
import { cookiesOf } from '../http/cookies.ts';

/** Name of the cookie with the token of the visitor's latest request. */
const requestCookie = 'forecourt_request';

/** Lifetime of the token, in milliseconds. */
const lifetime = 30 * 60_000;

/** Base of relative addresses, in place of the tenant’s own origin. */
const ownOrigin = 'https://site.invalid';

/** Path of the success page as browsers request it; undefined if the page is on another site. */
function cookiePath(successPath: string, from: string): string | undefined {
  const url = URL.parse(successPath, ownOrigin + from);
  return url?.origin === ownOrigin ? url.pathname.replaceAll(';', '%3B') : undefined;
}

/**
 * Remembers a visitor's request for the thank-you page. A cookie and not the URL holds the token, so
 * that the page can be measured and its address shared; only that page receives it, and no page of
 * another site.
 */
export function rememberRequest(
  req: Request,
  res: Response,
  token: string,
  successPath: string,
): void {
  const path = cookiePath(successPath, req.path);
  if (path === undefined) return;
  const options: CookieOptions = {
    path,
    maxAge: lifetime,
    httpOnly: true,
    sameSite: 'lax',
    secure: req.secure,
  };
  res.cookie(requestCookie, token, options);
}

/** Returns the token of the visitor's latest request, unverified. */
export const requestToken = (req: Request): string | undefined =>
  cookiesOf(req.get('cookie'), requestCookie)[0];
