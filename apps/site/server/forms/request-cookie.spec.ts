import type { CookieOptions, Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { referenceOf, rememberRequest, requestToken } from './request-cookie.ts';

/** The cookie that an answer to a form sets. */
function cookieOf(successPath: string, secure: boolean, address = successPath) {
  const cookies: { name: string; value: string; options: CookieOptions }[] = [];
  const req = { path: '/forms/contact', secure };
  const res = {
    cookie: (name: string, value: string, options: CookieOptions) =>
      cookies.push({ name, value, options }),
  };
  const done = { request: 'a.token', address };
  const sentTo = rememberRequest(req as Request, res as unknown as Response, done, successPath);
  expect(cookies.length).toBeLessThanOrEqual(1);
  return cookies[0] && { ...cookies[0], sentTo };
}

describe('the cookie of the latest request', () => {
  it('SUC-1: goes to the success page alone, unread by scripts, for half an hour', () => {
    const { name, value, options } = cookieOf('/thank-you?category=parts', true)!;
    expect(options).toMatchObject({ path: '/thank-you', httpOnly: true, sameSite: 'lax' });
    expect(options.maxAge).toBe(30 * 60_000);
    const sentWith = (ref: unknown) =>
      requestToken({
        get: () => `other=1; ${name}=${value}`,
        query: { ref },
      } as unknown as Request);
    expect(sentWith(referenceOf('a.token'))).toBe('a.token');
    for (const ref of [referenceOf('b.token'), '', undefined, ['a'], 'a=b; c'])
      expect(sentWith(ref)).toBeUndefined();
  });

  it('SUC-1: never goes over a connection without TLS if it came over one with it', () => {
    expect(cookieOf('/thank-you', true)!.options.secure).toBe(true);
    expect(cookieOf('/thank-you', false)!.options.secure).toBe(false);
  });

  it('SUC-1: is named in the address of the success page, and in no other address', () => {
    const ref = `ref=${referenceOf('a.token')}`;
    expect(cookieOf('/thank-you?category=parts', true)!.sentTo).toBe(
      `/thank-you?category=parts&${ref}`,
    );
    expect(cookieOf('/thank-you', true)!.sentTo).toBe(`/thank-you?${ref}`);
    const lender = 'https://lender.example/thank-you';
    expect(cookieOf('/thank-you', true, lender)!.sentTo).toBe(lender);
  });

  it('SUC-1: is not set for a page of another site', () => {
    expect(cookieOf('https://elsewhere.example/thank-you', true)).toBeUndefined();
  });
});
