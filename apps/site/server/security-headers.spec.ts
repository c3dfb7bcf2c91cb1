import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

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
