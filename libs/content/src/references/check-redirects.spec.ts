import { describe, expect, it } from 'vitest';
import { readTenant } from '../tenant/read-tenant.ts';
import { checkReferences } from '../testing/check-references.ts';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { pageJson, tenantFiles } from '../testing/sample-tenant.ts';

type Entry = readonly [from: string, to: string];

/** Findings about these redirects of a tenant with the pages / and /finance, and the domain demo.example. */
async function check(...entries: readonly Entry[]): Promise<string[]> {
  const redirects = entries.map(([from, to]) => ({ from, to }));
  const fs = memoryFileSystem(
    tenantFiles('demo', {
      'pages/home.json': pageJson('/'),
      'pages/finance.json': pageJson('/finance'),
      'redirects.json': JSON.stringify(redirects),
    }),
  );
  const reading = await readTenant('/tenants/demo', { fs, allErrors: true });
  const references = await checkReferences((reading.snapshot ?? reading.unserved)!, { fs });
  return [...reading.findings, ...references].map(
    ({ rule, pointer, suggestion }) => `${rule} ${pointer}${suggestion ? ` ${suggestion}` : ''}`,
  );
}

describe('redirects', () => {
  it('CLI-7: each leads to its last address directly', async () => {
    const found = await check(
      ['/a', '/b'],
      ['/b', 'https://demo.example/C/'],
      ['/c', '/finance'],
      ['/d', 'https://elsewhere.example/b'],
    );
    expect(found).toEqual(['redirect-chain /0/to /finance', 'redirect-chain /1/to /finance']);
  });

  it('CLI-7: a loop through the tenant’s own domain is one finding', async () => {
    const own = 'https://demo.example';
    expect(await check(['/a', `${own}/a`])).toEqual(['redirect-loop /0/to']);
    expect(await check(['/in', '/a'], ['/a', `${own}/b?x`], ['/b', '/A/'])).toEqual([
      'redirect-loop /0/to',
    ]);
    expect(await check(['/a', '/b'], ['/b', '/a'])).toEqual(['redirect-loop /0/to']);
  });

  it('CLI-7: a page ends every chain', async () => {
    expect(await check(['/a', '/finance'], ['/finance', '/'])).toEqual([
      'redirect-behind-page /1/from',
    ]);
  });

  it('WEB-1: sources are compared without percent-encoding, so old addresses may be copied', async () => {
    expect(await check(['/caf%C3%A9', '/finance'], ['/café', '/'])).toEqual([
      'duplicate-name /1/from',
    ]);
    expect(await check(['/fin%61nce', '/'])).toEqual(['redirect-behind-page /0/from']);
    expect(await check(['/tō-mātou', '/finance'], ['/our%20team', '/t%C5%8D-m%C4%81tou'])).toEqual([
      'redirect-chain /1/to /finance',
    ]);
  });

  it('CLI-7: a source with a space or a query is corrected to one that redirects the address', async () => {
    expect(await check(['/our team', '/finance'], ['/vehicle.aspx?id=77', '/'])).toEqual([
      'pattern /0/from /our%20team',
      'pattern /1/from /vehicle.aspx',
    ]);
  });

  it.each(['/old/*', '/old/:slug', '/old/(.*)'])(
    'CLI-7: the source %s redirects nothing',
    async (from) => expect(await check([from, '/finance'])).toEqual(['redirect-pattern /0/from']),
  );

  it('CLI-6: an invalid entry hides no other one, and takes no link away', async () => {
    expect(await check(['no-path', '/finance'], ['/a', '/nowhere'])).toEqual([
      'pattern /0/from /no-path',
      'link-target /1/to',
    ]);
  });
});

describe('addresses of cars and people', () => {
  async function rules(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const person = { id: '1', slug: 'jo-bell', name: 'Jo', avatar_url: '/assets/hero.svg' };
    const fs = memoryFileSystem(
      tenantFiles('demo', {
        'pages/home.json': pageJson('/'),
        'assets/hero.svg': '<svg viewBox="0 0 4 3"/>',
        'data/cars.json': JSON.stringify([{ id: '1', slug: 'tern-h1', name: 'A car' }]),
        'data/team.json': JSON.stringify([person]),
        ...files,
      }),
    );
    const { snapshot } = await readTenant('/tenants/demo', { fs });
    const found = await checkReferences(snapshot!, { fs });
    return found.map(({ rule }) => rule);
  }

  it.each([
    ['/cars/tern-h1', true],
    ['/team/jo-bell', true],
    ['/shortlist', true],
    ['/cars/tern-h1/more', false],
  ])(
    'CLI-7: a page and a redirect at %s may hide that of a car or a person',
    async (path, hides) => {
      const page = pageJson(path);
      const redirects = JSON.stringify([{ from: `${path}/`.toUpperCase(), to: '/' }]);
      expect(await rules({ 'pages/one.json': page })).toEqual(hides ? ['page-hides-profile'] : []);
      expect(await rules({ 'redirects.json': redirects })).toEqual(
        hides ? ['redirect-hides-profile'] : [],
      );
    },
  );
});

describe('links to redirects', () => {
  /** The suggestion for a link; undefined if there is no finding about a redirect. */
  async function meant(href: string, ...redirects: readonly object[]) {
    const text = `<a href="${href}">A</a>`;
    const fs = memoryFileSystem(
      tenantFiles('demo', {
        'pages/home.json': pageJson('/', [{ type: 'paragraph', data: { text } }]),
        'pages/finance.json': pageJson('/finance'),
        'redirects.json': JSON.stringify(redirects),
      }),
    );
    const { snapshot } = await readTenant('/tenants/demo', { fs, allErrors: true });
    const found = await checkReferences(snapshot!, { fs });
    return found.find(({ rule }) => rule === 'link-redirected')?.suggestion;
  }
  const moved = { from: '/old', to: '/finance' };

  it.each([
    ['/old', '/finance'],
    ['/OLD/', '/finance'],
    ['/old?term=5#rates', '/finance?term=5#rates'],
  ])('CLI-7: %s leads to %s', async (href, expected) => {
    expect(await meant(href, moved)).toBe(expected);
  });

  it('CLI-7: a chain is followed to its end, through the tenant’s own domain too', async () => {
    const first = { from: '/older', to: 'https://demo.example/old', status: 308 };
    expect(await meant('/older', first, moved)).toBe('/finance');
  });

  it('CLI-7: the target’s own query and hash are retained, and other sites get no query', async () => {
    const to = '/finance?a=b#c';
    expect(await meant('/old?d=e#f', { from: '/old', to })).toBe('/finance?a=b&d=e#c');
    const elsewhere = { from: '/old', to: 'https://other.example/' };
    expect(await meant('/old?d=e', elsewhere)).toBe('https://other.example/');
  });

  it('CLI-7: temporary redirects, loops, pages and other links are not reported', async () => {
    for (const status of [302, 307])
      expect(await meant('/old', { ...moved, status })).toBeUndefined();
    const back = { from: '/back', to: 'https://demo.example/old' };
    expect(await meant('/old', { from: '/old', to: '/back' }, back)).toBeUndefined();
    expect(await meant('/finance', { from: '/finance', to: '/' })).toBeUndefined();
    expect(await meant('/', moved)).toBeUndefined();
  });
});
