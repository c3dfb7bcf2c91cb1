import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const edge = (env: Record<string, string>) => readConfig(env, '/').edge;
const on = { FORECOURT_CDN: 'on' };

it('OPS-2: there is no shared cache unless the operator says so', () => {
  expect(edge({})).toBeUndefined();
  expect(edge({ FORECOURT_CDN: 'off', FORECOURT_CDN_PURGE_URL: 'http://varnish' })).toBeUndefined();
  expect(edge(on)).toEqual({ purgeUrls: [] });
});

it('OPS-2: several caches are purged with one token', () => {
  const urls = 'http://10.0.0.7:6081, https://cache.example/purge';
  expect(
    edge({ ...on, FORECOURT_CDN_PURGE_URL: urls, FORECOURT_CDN_PURGE_TOKEN: 's3cret' }),
  ).toEqual({
    purgeUrls: ['http://10.0.0.7:6081', 'https://cache.example/purge'],
    purgeToken: 's3cret',
  });
});

it.each([
  [{ FORECOURT_CDN: 'true' }, /FORECOURT_CDN must be one of on, off/],
  [{ FORECOURT_CDN_PURGE_URL: 'varnish:6081' }, /FORECOURT_CDN_PURGE_URL must be/],
  [{ FORECOURT_CDN_PURGE_URL: 'http://me:hidden@varnish' }, /FORECOURT_CDN_PURGE_URL must be/],
  [{ FORECOURT_CDN_PURGE_TOKEN: 'hidden' }, /FORECOURT_CDN_PURGE_URL must be set/],
])('OPS-2 OPS-5: invalid settings %j end the start without showing a secret', (env, message) => {
  const read = () => edge({ ...on, ...env } as Record<string, string>);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/hidden/);
});
