import type { CookieOptions, Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { rememberRequest, requestToken } from './request-cookie.ts';

/** The cookie that an answer to a form sets. */
function cookieOf(successPath: string, secure: boolean) {
  const cookies: { name: string; value: string; options: CookieOptions }[] = [];
  const req = { path: '/forms/contact', secure };
  const res = {
    cookie: (name: string, value: string, options: CookieOptions) =>
      cookies.push({ name, value, options }),
  };
  rememberRequest(req as Request, res as unknown as Response, 'a.token', successPath);
  expect(cookies.length).toBeLessThanOrEqual(1);
  return cookies[0];
}

describe('the cookie of the latest request', () => {
  it('SUC-1: goes to the success page alone, unread by scripts, for half an hour', () => {
    const { name, value, options } = cookieOf('/thank-you?category=parts', true)!;
    expect(options).toMatchObject({ path: '/thank-you', httpOnly: true, sameSite: 'lax' });
    expect(options.maxAge).toBe(30 * 60_000);
    const sent = { get: () => `other=1; ${name}=${value}` } as unknown as Request;
    expect(requestToken(sent)).toBe('a.token');
  });

  it('SUC-1: never goes over a connection without TLS if it came over one with it', () => {
    expect(cookieOf('/thank-you', true)!.options.secure).toBe(true);
    expect(cookieOf('/thank-you', false)!.options.secure).toBe(false);
  });

  it('SUC-1: is not set for a page of another site', () => {
    expect(cookieOf('https://elsewhere.example/thank-you', true)).toBeUndefined();
  });
});
