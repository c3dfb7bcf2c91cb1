import { privateParameters } from '@forecourt/renderer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleRenderer, startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';

const renderer = {
  ...sampleRenderer(),
  personalParameters: ({ page }: { page: { path: string } }) =>
    page.path === '/thank-you' ? ['token'] : ['stock_number'],
};

let app: SampleApp;
beforeAll(async () => {
  const north = await sampleTenant('north', ['/', '/contact', '/thank-you']);
  app = await startSampleApp([north], { renderer, sharedCaches: true });
  // So that the page comes from the cache below.
  await app.ask('north.localhost', '/contact');
});
afterAll(() => app.close());

const headersOf = async (target: string) => {
  const { headers } = await app.ask('north.localhost', target);
  return {
    robots: headers['x-robots-tag'],
    cache: headers['cache-control'],
    cdn: headers['cdn-cache-control'],
    referrer: headers['referrer-policy'],
  };
};

it.each([...privateParameters, 'E-Mail', 'Phone Number'].map((name) => encodeURIComponent(name)))(
  'FRM-16, WEB-1: no cache, index or other site gets an address with %s',
  async (name) => {
    for (const path of ['/contact', '/Contact', '/', '/missing', '/thank-you'])
      expect([path, await headersOf(`${path}?${name}=a-value`)]).toEqual([
        path,
        {
          robots: 'noindex',
          cache: 'no-store',
          cdn: undefined,
          referrer: expect.stringMatching(/^(?:strict-origin|no-referrer)$/),
        },
      ]);
  },
);

it('WEB-1, SUC-1: no index lists thanks, and a page without personal data may be stored', async () => {
  expect(await headersOf('/thank-you?category=parts&ref=a1b2c3d4')).toMatchObject({
    robots: 'noindex',
    cache: 'no-store',
  });
  expect(await headersOf('/contact?stock_number=N1')).toMatchObject({ cache: 'no-store' });
  expect(await headersOf('/contact?utm_source=mail')).toEqual({
    robots: undefined,
    cache: 'no-cache',
    cdn: expect.any(String),
    referrer: 'strict-origin-when-cross-origin',
  });
  expect((await headersOf('/Contact?utm_source=mail')).cache).toBe('public, max-age=300');
});
