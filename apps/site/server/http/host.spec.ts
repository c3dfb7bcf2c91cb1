import type { TenantSnapshot } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { hostOf, resolveHost } from './host.ts';

const tenant = (slug: string, ...domains: string[]) =>
  ({ slug, site: { slug, domains } }) as unknown as TenantSnapshot;
const tenants = [
  tenant('north', 'www.north.example', 'north.example'),
  tenant('south', 'south.example'),
];
const reached = (host: string | undefined) => {
  const target = resolveHost(host, tenants);
  return target.kind === 'tenant' ? target.slug : target.kind;
};

describe('resolveHost', () => {
  it.each([
    ['www.north.example', 'north'],
    ['north.example:8443', 'north'],
    ['north.example:', 'north'],
    ['SOUTH.example', 'south'],
    ['south.example.', 'south'],
    ['south.localhost', 'south'],
    ['South.LOCALHOST:3000', 'south'],
  ])('TEN-1: %s reaches %s', (host, slug) => {
    expect(reached(host)).toBe(slug);
  });

  it.each([
    undefined,
    '',
    'other.example',
    'evil.south.example',
    'south.example.evil.example',
    'west.localhost',
    'a.south.localhost',
    '.localhost',
    'south.example/../north.example',
    'south.example::',
    ':',
    'south.example:80:80',
    'south.example:65536',
    'south.localhost:99999',
    'south.example@north.example',
    '__proto__',
    'x'.repeat(300),
  ])('TEN-1: %s reaches no tenant', (host) => {
    expect(reached(host)).toBe('unknown');
  });

  it.each(['localhost', 'LOCALHOST.:3000', '127.0.0.1:3000', '0x7f.1', '[::1]:3000', '[0::1]'])(
    'knows %s as the machine itself',
    (host) => {
      expect(reached(host)).toBe('localhost');
    },
  );

  it('gives the bare name in lower case', () => {
    expect(hostOf('WWW.North.Example.:443')).toBe('www.north.example');
    expect(hostOf('WWW.North.Example.')).toBe('www.north.example');
  });
});
