import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import { tenantFiles } from '../testing/sample-tenant.ts';

/** The tenant with this redirects.json. */
async function read(redirects: unknown) {
  const files = tenantFiles('north', { 'redirects.json': JSON.stringify(redirects, null, 2) });
  const { snapshot, findings } = await readTenant('/tenants/north', {
    fs: memoryFileSystem(files),
  });
  return { redirects: [...(snapshot?.redirects ?? [])], findings };
}

describe('redirects.json', () => {
  it('WEB-1: addresses that have moved are found however they are spelt', async () => {
    const one = { from: '/Old-Page/', to: '/new?x=1', status: 302 };
    expect(await read([one])).toMatchObject({ redirects: [['/old-page', one]], findings: [] });
  });

  it('WEB-1: an @ behind the host is part of the path or the query', async () => {
    const entries = ['/p/@x', '?mail=a@b.example', '#a@b', '/?a@b'].map((rest, index) => {
      return { from: `/a${index}`, to: `https://other.example${rest}` };
    });
    expect((await read(entries)).findings).toEqual([]);
  });

  it('WEB-1: a tenant needs none', async () => {
    const files = tenantFiles('north');
    const { snapshot } = await readTenant('/tenants/north', { fs: memoryFileSystem(files) });
    expect(snapshot?.redirects?.size).toBe(0);
  });

  it('WEB-1: a circle is a finding, reported once, whatever else leads into it', async () => {
    const { redirects, findings } = await read([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/C/?x=1' },
      { from: '/c', to: '/b/#top' },
      { from: '/fine', to: '/finance' },
    ]);
    expect(redirects).toEqual([]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ line: 4, rule: 'redirect-loop', pointer: '/0/to' });
    expect(findings[0]?.message).toContain('/b → /c → /b');
  });

  it('WEB-1: an address that leads to itself is a circle', async () => {
    const { findings } = await read([{ from: '/a', to: '/A/' }]);
    expect(findings.map(({ rule }) => rule)).toEqual(['redirect-loop']);
  });

  it.each([
    [{ from: '//evil.example', to: '/' }, '/0/from'],
    [{ from: '/a?b=1', to: '/' }, '/0/from'],
    [{ from: '/a', to: '//evil.example' }, '/0/to'],
    [{ from: '/a', to: '/\\evil.example' }, '/0/to'],
    [{ from: '/a', to: 'javascript:alert(1)' }, '/0/to'],
    [{ from: '/a', to: 'https://user@evil.example/' }, '/0/to'],
    [{ from: '/a', to: 'https://user:password@evil.example' }, '/0/to'],
    [{ from: '/a', to: 'https://www.north.example@evil.example/' }, '/0/to'],
    [{ from: '/a', to: 'https://:@evil.example?x' }, '/0/to'],
    [{ from: '/a', to: '/b', status: 200 }, '/0/status'],
    [{ from: '/a' }, '/0'],
    [null, '/0'],
  ])('WEB-1, TEN-10: refuses %j', async (entry, pointer) => {
    const { redirects, findings } = await read([entry]);
    expect([redirects, findings[0]?.pointer]).toEqual([[], pointer]);
  });

  it('WEB-1: refuses what is no list, and an address that is moved twice', async () => {
    expect((await read({})).findings).toHaveLength(1);
    const twice = [
      { from: '/a', to: '/b' },
      { from: '/A/', to: '/c' },
    ];
    expect((await read(twice)).findings[0]?.rule).toBe('duplicate-name');
  });
});
