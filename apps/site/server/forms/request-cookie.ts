import type { CookieOptions, Request, Response } from 'express';

/** Name of the cookie with the token of the visitor's latest request. */
const requestCookie = 'forecourt_request';

/** Lifetime of the token, in milliseconds. */
const lifetime = 30 * 60_000;

/**
 * Remembers a visitor's request for the thank-you page. A cookie and not the URL holds the token, so
 * that the page can be measured and its address be shared; only that page receives it.
 */
export function rememberRequest(
  req: Request,
  res: Response,
  token: string,
  successPath: string,
): void {
  const options: CookieOptions = {
    path: successPath.split('?', 1)[0],
    maxAge: lifetime,
    httpOnly: true,
    sameSite: 'lax',
    secure: req.secure,
  };
  res.cookie(requestCookie, token, options);
}

/** Returns the token of the visitor's latest request, unverified. */
export function requestToken(req: Request): string | undefined {
  const pairs = (req.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const own = pairs.find((pair) => pair.startsWith(`${requestCookie}=`));
  return own?.slice(requestCookie.length + 1);
}
