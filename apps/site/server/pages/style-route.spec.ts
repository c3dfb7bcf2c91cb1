import { expect, it } from 'vitest';
import { sampleRenderer, startSampleApp } from '../testing/sample-app.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { styleAddress } from './style-route.ts';

it('WEB-1: a style sheet is cached for good under its address, and by revalidation under an older one', async () => {
  const sheet = { name: 'site', css: '.fc-header{display:grid}' };
  const renderer = {
    ...sampleRenderer(),
    styleSheet: (name: string) => (name === 'site' ? sheet : undefined),
  };
  const app = await startSampleApp([await sampleTenant('north')], { renderer });
  const address = styleAddress(sheet);
  expect(address).toMatch(/^\/_styles\/[\w-]{12}\/site\.css$/);

  const present = await app.ask('north.localhost', address);
  expect(present.text).toBe(sheet.css);
  expect(present.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const older = await app.ask('north.localhost', '/_styles/AAAAAAAAAAAA/site.css');
  expect(older.text).toBe(sheet.css);
  expect(older.headers['cache-control']).toBe('no-cache');
  expect(older.headers.etag).toBe(present.headers.etag);

  for (const path of ['/_styles/AAAAAAAAAAAA/other.css', '/_styles/site.css', '/_styles/'])
    expect((await app.ask('north.localhost', path)).status).toBe(404);
});
