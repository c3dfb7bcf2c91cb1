import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import type { MemoryFile } from '../testing/memory-file-system.ts';
import { brokenHeader, header, pageJson, siteJson, tenantFiles } from '../testing/sample-tenant.ts';
import { readTenant } from './read-tenant.ts';
import { readTenants } from './read-tenants.ts';

const directory = '/tenants/demo';

const read = (files: Record<string, MemoryFile>) =>
  readTenant(directory, { fs: memoryFileSystem(tenantFiles('demo', files)) });

/** Rule and file of every finding. */
const said = ({ findings }: { findings: readonly { rule: string; file: string }[] }) =>
  findings.map(({ rule, file }) => `${file} ${rule}`);

describe('readTenant', () => {
  it('TEN-2: reads site, pages, components, assets and data of a folder', async () => {
    const { snapshot, findings } = await read({
      'pages/models/tern.json': pageJson('/models/tern'),
      'components/call-us.json': JSON.stringify({ name: 'callUs', blocks: [header('Call')] }),
      'assets/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"/>',
      'data/models.json': '[{"id":"1","slug":"tern","name":"Tern"}]',
    });
    expect(findings).toEqual([]);
    expect(snapshot).toMatchObject({ slug: 'demo', directory, site: { name: 'Example Motors' } });
    expect([...snapshot!.pages.keys()]).toEqual(['/', '/models/tern']);
    expect(snapshot!.pages.get('/models/tern')).toMatchObject({
      file: 'pages/models/tern.json',
      page: { path: '/models/tern' },
    });
    expect([...snapshot!.components.keys()]).toEqual(['callUs']);
    expect(snapshot!.data.get('models')?.value).toMatchObject([{ slug: 'tern' }]);
    expect(snapshot!.assets.get('/assets/art/hero.svg')).toMatchObject({
      file: `${directory}/assets/art/hero.svg`,
      mediaType: 'image/svg+xml',
      width: 1600,
      height: 900,
    });
  });

  it('TEN-2: the hash of an asset is the start of its SHA-256', async () => {
    const { snapshot } = await read({ 'assets/a.txt': 'abc' });
    expect(snapshot!.assets.get('/assets/a.txt')?.hash).toBe('ba7816bf8f01cfea');
  });

  it('CLI-1: a finding names file, line, column, pointer and the source line', async () => {
    const { findings } = await read({ 'pages/home.json': pageJson('/', [brokenHeader]) });
    expect(findings).toEqual([
      expect.objectContaining({
        file: '/tenants/demo/pages/home.json',
        line: 11,
        column: 9,
        pointer: '/blocks/0/data',
        property: 'styel',
        rule: 'unknown-property',
        sourceLine: '        "styel": 1',
      }),
    ]);
  });

  it('TEN-7: a block with an error is reported; the rest of the page is unaffected', async () => {
    const { snapshot } = await read({
      'pages/home.json': pageJson('/', [header('One'), brokenHeader]),
    });
    const entry = snapshot!.pages.get('/')!;
    expect([...entry.brokenBlocks.keys()]).toEqual(['/blocks/1']);
    expect(entry.brokenBlocks.get('/blocks/1')).toMatchObject([{ rule: 'unknown-property' }]);
    expect(entry.page.blocks).toHaveLength(2);
  });

  it('TEN-5: an unknown block type is a finding and leaves the page whole', async () => {
    const { snapshot, findings } = await read({
      'pages/home.json': pageJson('/', [{ type: 'heder', data: {} }, header('One')]),
    });
    expect(findings).toMatchObject([{ rule: 'unknown-block-type', suggestion: 'header' }]);
    expect(snapshot!.pages.get('/')?.brokenBlocks.size).toBe(0);
  });

  it('BLK-11: a name of the tenant’s registry is a block type', async () => {
    const { findings } = await read({
      'components/c.json': JSON.stringify({ name: 'callUs', blocks: [header('Call')] }),
      'pages/home.json': pageJson('/', [{ type: 'callUs', data: {} }]),
    });
    expect(findings).toEqual([]);
  });

  it('BLK-11: a component that takes the name of a built-in type or of another is a finding', async () => {
    const component = (name: string) => JSON.stringify({ name, blocks: [] });
    const reading = await read({
      'components/a.json': component('callUs'),
      'components/b.json': component('callUs'),
      'components/c.json': component('header'),
    });
    expect(said(reading)).toEqual([
      '/tenants/demo/components/c.json component-name',
      '/tenants/demo/components/b.json duplicate-name',
    ]);
  });

  it('CLI-1: two pages with one path are a finding, and the one that is named alike is served', async () => {
    for (const copy of ['a', 'z']) {
      const reading = await read({ [`pages/${copy}.json`]: pageJson('/') });
      expect(reading.snapshot!.pages.get('/')?.file).toBe('pages/home.json');
      expect(reading.findings).toMatchObject([
        { file: `/tenants/demo/pages/${copy}.json`, line: 3, pointer: '/path' },
      ]);
      expect(reading.findings[0]?.message).toContain('pages/home.json');
    }
  });

  it('TEN-3: a path is found without its final slash; file and path may differ', async () => {
    const { snapshot } = await read({ 'pages/drive.json': pageJson('/book-test-drive/') });
    expect(snapshot!.pages.get('/book-test-drive')?.file).toBe('pages/drive.json');
  });

  it.each(['/api/models', '/assets', '/healthz', '/readyz', '/robots.txt', '/models/x.data'])(
    'CLI-1: no page can lie at %s',
    async (path) => {
      const reading = await read({ 'pages/a.json': pageJson(path) });
      expect(said(reading)).toEqual(['/tenants/demo/pages/a.json reserved-path']);
      expect([...reading.snapshot!.pages.keys()]).toEqual(['/']);
    },
  );

  it('TEN-2: without a usable site.json there is no snapshot but every finding', async () => {
    const broken = await read({
      'site.json': siteJson('demo', { colour: 'red' }),
      'pages/home.json': pageJson('/', [brokenHeader]),
    });
    expect(broken.snapshot).toBeUndefined();
    expect(said(broken)).toEqual([
      '/tenants/demo/site.json unknown-property',
      '/tenants/demo/pages/home.json unknown-property',
    ]);
    const fs = memoryFileSystem({ '/tenants/demo/pages/home.json': pageJson('/') });
    expect(said(await readTenant(directory, { fs }))).toEqual([
      '/tenants/demo/site.json missing-site',
    ]);
  });

  it('TEN-2: reports a time zone that does not exist and a slug that is not the folder', async () => {
    const zone = await read({ 'site.json': siteJson('demo', { timeZone: 'Australia/Sidney' }) });
    expect(said(zone)).toEqual(['/tenants/demo/site.json time-zone']);
    const slug = await read({ 'site.json': siteJson('other') });
    expect(slug.findings).toMatchObject([{ rule: 'slug-folder', severity: 'error' }]);
  });

  it('TEN-8: every finding of a value is reported when asked for', async () => {
    const twoErrors = { type: 'header', data: { text: 1, level: 9 } };
    const fs = memoryFileSystem(
      tenantFiles('demo', { 'pages/home.json': pageJson('/', [twoErrors]) }),
    );
    expect((await readTenant(directory, { fs })).findings).toHaveLength(1);
    expect((await readTenant(directory, { fs, allErrors: true })).findings).toHaveLength(2);
  });
});

describe('readTenants', () => {
  it('TEN-1: reads every folder; one without a site.json takes nothing from the others', async () => {
    const fs = memoryFileSystem({
      ...tenantFiles('one'),
      ...tenantFiles('two'),
      '/tenants/three/pages/home.json': pageJson('/'),
      '/tenants/README.md': 'Demo',
    });
    const { tenants, findings } = await readTenants('/tenants', { fs });
    expect([...tenants.keys()]).toEqual(['one', 'two']);
    expect(findings).toMatchObject([{ rule: 'missing-site', file: '/tenants/three/site.json' }]);
  });

  it('TEN-10: a tenant whose slug is another folder’s name is not served and takes nothing', async () => {
    const thief = siteJson('north', { domains: ['north.example', 'attacker.example'] });
    const fs = memoryFileSystem({
      ...tenantFiles('attacker', { 'site.json': thief }),
      ...tenantFiles('north'),
      '/tenants/link': { link: '/tenants/north' },
    });
    const { tenants, domainOwners, findings } = await readTenants('/tenants', { fs });
    expect([...tenants.keys()]).toEqual(['north']);
    expect(tenants.get('north')?.directory).toBe('/tenants/north');
    expect([...domainOwners]).toEqual([['north.example', 'north']]);
    expect(findings.map(({ rule, severity, file }) => `${severity} ${rule} ${file}`)).toEqual([
      'error slug-folder /tenants/attacker/site.json',
      'error slug-folder /tenants/link/site.json',
    ]);
  });

  it('TEN-10: a domain that two tenants claim reaches neither, and both get a finding', async () => {
    const fs = memoryFileSystem({
      ...tenantFiles('attacker', {
        'site.json': siteJson('attacker', { domains: ['attacker.example', 'north.example'] }),
      }),
      ...tenantFiles('north', {
        'site.json': siteJson('north', { domains: ['north.example', 'www.north.example'] }),
      }),
    });
    const { tenants, findings } = await readTenants('/tenants', { fs });
    expect([...tenants.values()].map(({ site }) => site.domains)).toEqual([
      ['attacker.example'],
      ['www.north.example'],
    ]);
    expect(findings).toMatchObject([
      { rule: 'duplicate-name', file: '/tenants/attacker/site.json', pointer: '/domains/1' },
      { rule: 'duplicate-name', file: '/tenants/north/site.json', pointer: '/domains/0' },
    ]);
    expect(findings[0]?.message).toContain('also claimed by "north"');
    expect(findings[1]?.message).toContain('also claimed by "attacker"');
  });

  it.each(['127.0.0.1', '10.1', '2130706433', '0x7f.1', 'localhost', 'south.localhost'])(
    'TEN-10: no tenant can claim %s',
    async (domain) => {
      const fs = memoryFileSystem(
        tenantFiles('north', { 'site.json': siteJson('north', { domains: [domain] }) }),
      );
      const { tenants, findings } = await readTenants('/tenants', { fs });
      expect(tenants.size).toBe(0);
      expect(findings).toMatchObject([{ severity: 'error', pointer: '/domains/0' }]);
    },
  );

  it('TEN-1: a folder that is not there is a finding', async () => {
    const { tenants, findings } = await readTenants('/nowhere', { fs: memoryFileSystem() });
    expect(tenants.size).toBe(0);
    expect(findings).toMatchObject([{ rule: 'unreadable', file: '/nowhere' }]);
  });
});
