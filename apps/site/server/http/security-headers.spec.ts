import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const directives = (isMeasured?: boolean) =>
  Object.fromEntries(
    contentSecurityPolicy({ styles: [], frameOrigins: [], isMeasured })
      .split('; ')
      .map((directive) => directive.split(/ (.*)/) as [string, string]),
  );

it('API-5: only pages that are measured may run the tag manager and report to analytics', () => {
  expect(directives()).toMatchObject({ 'script-src': "'self'", 'connect-src': "'self'" });
  expect(directives(false)).toEqual(directives());
  const measured = directives(true);
  expect(measured['script-src']).toBe("'self' https://www.googletagmanager.com");
  expect(measured['connect-src']).toBe(
    "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  );
  const changed = Object.keys(measured).filter((name) => measured[name] !== directives()[name]);
  expect(changed).toEqual(['script-src', 'connect-src']);
});

it.each([
  ['/thank-you?category=credit-score-result&token=expired.or.forged', 'strict-origin'],
  ['/finance?resume=Zk3n0Qf5T9y2Wm8Lr1Xc7A', 'strict-origin'],
  ['/contact?email=ana%40example.nz', 'strict-origin'],
  ['/cars?make=Ostara', 'strict-origin-when-cross-origin'],
  ['/', 'strict-origin-when-cross-origin'],
])('FRM-16: %s is sent as a referrer under %s', (originalUrl, policy) => {
  const headers: Record<string, string> = {};
  const res = { set: (given: Record<string, string>) => Object.assign(headers, given) };
  securityHeaders({ originalUrl, secure: false } as never, res as never, () => undefined);
  expect(headers['Referrer-Policy']).toBe(policy);
});
