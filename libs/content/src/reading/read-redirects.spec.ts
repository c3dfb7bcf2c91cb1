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
  const faults = findings.map(({ line, rule, pointer }) => [line, rule, pointer]);
  return { redirects: [...(snapshot?.redirects ?? [])], faults, findings };
}

describe('redirects.json', () => {
  it('WEB-1: addresses that have moved are found however they are spelt', async () => {
    const one = { from: '/Old-Page/', to: '/new?x=1', status: 302 };
    expect(await read([one])).toMatchObject({ redirects: [['/old-page', one]], faults: [] });
  });

  it('WEB-1: an @ behind the host is part of the path or the query', async () => {
    const entries = ['/p/@x', '?mail=a@b.example', '#a@b', '/?a@b'].map((rest, index) => {
      return { from: `/a${index}`, to: `https://other.example${rest}` };
    });
    expect((await read(entries)).faults).toEqual([]);
  });

  it('WEB-1: a tenant needs none', async () => {
    const files = tenantFiles('north');
    const { snapshot } = await readTenant('/tenants/north', { fs: memoryFileSystem(files) });
    expect(snapshot?.redirects?.size).toBe(0);
  });

  it('WEB-1: a circle is a finding, told once, whatever else leads into it', async () => {
    const { redirects, faults, findings } = await read([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/C/?x=1' },
      { from: '/c', to: '/b/#top' },
      { from: '/fine', to: '/finance' },
    ]);
    expect(redirects).toEqual([]);
    expect(faults).toEqual([[4, 'redirect-loop', '/0/to']]);
    expect(findings[0]?.message).toContain('/b → /c → /b');
  });

  it('WEB-1: an address that leads to itself is a circle', async () => {
    const { faults } = await read([{ from: '/a', to: '/A/' }]);
    expect(faults.map(([, rule]) => rule)).toEqual(['redirect-loop']);
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
    const { redirects, faults } = await read([entry]);
    expect([redirects, faults[0]?.[2]]).toEqual([[], pointer]);
  });

  it('WEB-1: refuses what is no list, and an address that is moved twice', async () => {
    expect((await read({})).faults).toHaveLength(1);
    const twice = [
      { from: '/a', to: '/b' },
      { from: '/A/', to: '/c' },
    ];
    expect((await read(twice)).faults[0]?.[1]).toBe('duplicate-name');
  });
});
