import { isSnapshot } from '@forecourt/content';
import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { link, mkdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareFolders } from '../settings/folders.ts';
import { resolveHost } from '../http/host.ts';
import { tenantFolder } from './tenant-folder.ts';
import type { TenantSource } from './tenant-source.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

const page = (words: string) =>
  JSON.stringify({
    schemaVersion: 1,
    path: '/',
    title: 'Home',
    blocks: [{ type: 'header', data: { text: words, level: 2 } }],
  });

const open: TenantSource[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A folder of tenants and a data folder; each `start` is a run of its own. */
async function installed() {
  const folder = await temporaryFolder('installed');
  const tenantsDir = path.join(folder, 'tenants');
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir);
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  };
  const tenant = async (slug: string, ...domains: string[]) => {
    await write(`tenants/${slug}/site.json`, siteJson(slug, { domains }));
    await write(`tenants/${slug}/pages/home.json`, page('First'));
  };
  const start = async (domainsFile?: string) => {
    const lines: { level: number; msg: string; file?: string }[] = [];
    const log = pino({}, { write: (text: string) => void lines.push(JSON.parse(text)) });
    const source = await tenantFolder(
      {
        tenantsDir,
        dataDir,
        mode: 'production',
        ...(domainsFile && { domainsFile: path.join(folder, domainsFile) }),
      },
      log,
    );
    open.push(source);
    const reached = (host: string) => {
      const target = resolveHost(host, source.all());
      return target.kind === 'tenant' ? target.slug : target.kind;
    };
    /** Logged problems: level and message, without the folder's name. */
    const problems = () =>
      lines
        .filter(({ level }) => level >= 40)
        .map(({ level, msg }) => `${level} ${msg.replaceAll(`${folder}/`, '')}`);
    const counts = () => source.health!().map(({ goodAt: _, ...rest }) => rest);
    const snapshots = () => source.all().filter(isSnapshot);
    return { ...source, snapshots, reached, problems, counts };
  };
  return { folder, tenantsDir, dataDir, write, tenant, start };
}

describe('owners of domains', () => {
  it('TEN-10: a domain keeps its owner while running and across restarts', async () => {
    const { dataDir, tenant, start } = await installed();
    await tenant('north', 'north.example');
    const first = await start();
    expect(first.reached('NORTH.example.:443')).toBe('north');
    const record = path.join(dataDir, 'domain-owners.json');
    expect((await stat(record)).mode & 0o777).toBe(0o600);
    await tenant('attacker', 'north.example', 'attacker.example');
    await expect.poll(() => first.reached('attacker.example')).toBe('attacker');
    expect(first.reached('north.example')).toBe('north');
    expect(first.problems()).toEqual([
      '50 name refused: tenants/attacker/site.json:1:80 the domain "north.example" belongs to the tenant "north" and stays there; remove it here',
    ]);
    await first.close();
    const again = await start();
    expect(again.reached('north.example')).toBe('north');
    expect(JSON.parse(await readFile(record, 'utf8'))).toEqual({
      version: 1,
      domains: { 'attacker.example': 'attacker', 'north.example': 'north' },
    });
  });

  it('TEN-10: without an owner a contested domain is served by nobody; the rest is served', async () => {
    const { tenant, start } = await installed();
    await tenant('attacker', 'north.example', 'attacker.example');
    await tenant('north', 'north.example');
    const { reached, problems, counts } = await start();
    expect(reached('north.example')).toBe('unknown');
    expect(reached('attacker.example')).toBe('attacker');
    expect(reached('north.localhost')).toBe('north');
    expect(problems()).toHaveLength(2);
    expect(problems().every((line) => line.startsWith('50 name refused'))).toBe(true);
    expect(counts()).toEqual([
      { tenant: 'attacker', errors: 1, warnings: 0 },
      { tenant: 'north', errors: 1, warnings: 0 },
    ]);
  });

  it('TEN-10: a record that cannot be read is logged, and contested domains are served by nobody', async () => {
    const { write, tenant, start } = await installed();
    await tenant('attacker', 'north.example');
    await tenant('north', 'north.example');
    await write('data/domain-owners.json', '{"domains": {"north.example": 1}}');
    const { reached, problems } = await start();
    expect(reached('north.example')).toBe('unknown');
    expect(problems()[0]).toBe('50 owners of domains cannot be read');
  });

  it('TEN-10: a website id keeps its owner, so that nobody reads its dashboard with the shared credential', async () => {
    const { write, dataDir, start } = await installed();
    const claimant = (slug: string, id: string | number) =>
      write(
        `tenants/${slug}/site.json`,
        siteJson(slug, { id, integrations: { dashboardHost: 'https://dashboard.example' } }),
      );
    const contested = (source: TenantSource) =>
      source.all().map(({ slug, isIdContested = false }) => [slug, isIdContested]);
    await claimant('north', 7302);
    const first = await start();
    await claimant('attacker', '07302');
    await expect
      .poll(() => contested(first))
      .toEqual([
        ['attacker', true],
        ['north', false],
      ]);
    expect(first.problems()).toEqual([
      expect.stringMatching(
        /^50 name refused: tenants\/attacker\/site.json.* the website id "7302" belongs to the tenant "north"/,
      ),
    ]);
    await first.close();
    expect(contested(await start())).toEqual([
      ['attacker', true],
      ['north', false],
    ]);
    await rm(path.join(dataDir, 'domain-owners.json'));
    expect(contested(await start())).toEqual([
      ['attacker', true],
      ['north', true],
    ]);
  });

  it('TEN-10: the operator’s file decides, is read again, and stays when it breaks', async () => {
    const { write, tenant, start } = await installed();
    await tenant('attacker', 'north.example', 'other.example');
    await tenant('north', 'north.example');
    await write('domains.json', '{"north": ["North.example."]}');
    const { reached, problems } = await start('domains.json');
    expect(reached('north.example')).toBe('north');
    expect(reached('other.example')).toBe('unknown');
    expect(problems()[0]).toMatch(/^50 name refused: .* the operator's file \(FORECOURT_DOMAINS\)/);
    await write('domains.json', '{"north": ["north.example"], "attacker": ["127.0.0.1"]}');
    await expect.poll(problems, { timeout: 20_000 }).toHaveLength(2);
    expect(problems()[1]).toMatch(/^50 domains stay as they were: domains\.json:1:43 "127/);
    expect(reached('north.example')).toBe('north');
    await write('domains.json', '{"north": ["north.example"], "attacker": ["other.example"]}');
    await expect.poll(() => reached('other.example'), { timeout: 20_000 }).toBe('attacker');
  });

  it.each(['', '{"north": "north.example"}', undefined])(
    'TEN-10: an operator’s file of %j stops the start and is named',
    async (text) => {
      const { write, tenant, start } = await installed();
      await tenant('north', 'north.example');
      if (text !== undefined) await write('domains.json', text);
      await expect(start('domains.json')).rejects.toThrow(
        /FORECOURT_DOMAINS must name a file of domains by tenant, but .*domains\.json(?::1:\d+| does not exist)/,
      );
    },
  );

  it('TEN-10: a folder in another tenant’s name is not served, whichever comes first', async () => {
    const { write, tenant, start } = await installed();
    await tenant('north', 'north.example');
    await write('tenants/a-thief/site.json', siteJson('north', { domains: ['north.example'] }));
    const { snapshots, problems, counts } = await start();
    expect(snapshots().map(({ directory }) => path.basename(directory))).toEqual(['north']);
    expect(problems()).toEqual([
      expect.stringMatching(
        /^50 tenant not served: tenants\/a-thief\/site\.json:1:\d+ the slug is "north"/,
      ),
    ]);
    expect(counts()[0]).toEqual({ tenant: 'a-thief', errors: 1, warnings: 0 });
  });
});

describe('listeners', () => {
  it('TEN-8: one that throws is logged and keeps no other from a change', async () => {
    const { write, tenant, start } = await installed();
    await tenant('north');
    const { onChange, problems } = await start();
    let calls = 0;
    onChange(() => {
      throw new Error('broken');
    });
    onChange(() => (calls += 1));
    await write('tenants/north/pages/home.json', page('Second'));
    await expect.poll(() => calls, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(problems()).toContain('50 a change of content was not handled');
  });
});

describe('files of the server', () => {
  it('TEN-10: a hard link to a file of the data folder is refused, one to any other file is not', async () => {
    const { folder, tenantsDir, dataDir, write, tenant, start } = await installed();
    await tenant('north', 'north.example');
    await write('tenants/north/assets/a.txt', 'good');
    await writeFile(path.join(dataDir, 'leads.sqlite'), 'secret');
    const { snapshots, problems } = await start();
    const assets = path.join(tenantsDir, 'north/assets');
    await link(path.join(dataDir, 'leads.sqlite'), path.join(assets, 'leads.txt'));
    await expect.poll(problems).toHaveLength(1);
    await link(path.join(dataDir, 'leads.sqlite'), path.join(folder, 'again'));
    await rename(path.join(folder, 'again'), path.join(assets, 'a.txt'));
    await expect.poll(problems).toHaveLength(2);
    expect(problems().map((line) => line.split('assets/')[1])).toEqual([
      expect.stringMatching(/^leads\.txt:1:1 is a hard link to a file that belongs to the server/),
      expect.stringMatching(/^a\.txt:1:1 is a hard link/),
    ]);
    expect(problems()[0]).toContain('nothing is served for it');
    await write('backup.txt', 'backed up');
    await link(path.join(folder, 'backup.txt'), path.join(assets, 'backup.txt'));
    await expect.poll(() => [...snapshots()[0]!.assets.keys()]).toContain('/assets/backup.txt');
    const [served] = snapshots()[0]!.assets.values();
    expect(await readFile(served!.file, 'utf8')).toBe('good');
    expect([...snapshots()[0]!.assets.keys()].sort()).toEqual([
      '/assets/a.txt',
      '/assets/backup.txt',
    ]);
  });
});

describe('a start', () => {
  it('OPS-3, OPS-5: is over, and logged so, once the last tenant’s large data have been read', async () => {
    const { tenantsDir, dataDir, write, tenant } = await installed();
    await tenant('north', 'north.example');
    await tenant('large', 'large.example');
    await write('tenants/large/data/cars.json', `[${' '.repeat(2_000_000)}]`);
    const gate = Promise.withResolvers<void>();
    const lines: string[] = [];
    const log = pino({}, { write: (text: string) => void lines.push(JSON.parse(text).msg) });
    const source = await tenantFolder({ tenantsDir, dataDir, mode: 'production' }, log, {
      read: async ({ file, stat }) => {
        await gate.promise;
        const value = { file, version: stat.stamp, value: [] };
        return { version: stat.stamp, value, broken: false, findings: [] };
      },
      onReady: () => {},
    });
    open.push(source);
    const slugs = () => source.all().map(({ slug }) => slug);
    expect([slugs(), source.isStarting?.()]).toEqual([['north'], true]);
    gate.resolve();
    await expect.poll(slugs).toEqual(['large', 'north']);
    expect(source.isStarting?.()).toBe(false);
    expect(lines).toEqual(['content changed', 'every tenant has been read']);
  });
});

describe('what was good', () => {
  it('TEN-11: each rejected edit is one warning with its location, and is counted', async () => {
    const { write, tenant, start } = await installed();
    await tenant('north', 'north.example');
    const { problems, counts, snapshots } = await start();
    const good = snapshots()[0]!;
    const broken = (name: string) =>
      siteJson('north', { domains: ['north.example'], name, featureFlags: { noSuchFlag: true } });
    await write('tenants/north/site.json', broken('Second'));
    await expect.poll(problems).toHaveLength(1);
    await write('tenants/north/site.json', broken('Thirds'));
    await expect.poll(problems).toHaveLength(2);
    for (const line of problems())
      expect(line).toMatch(
        /^40 edit rejected, the last good version is served: tenants\/north\/site\.json:1:\d+ unknown property "noSuchFlag"/,
      );
    expect(snapshots()[0]?.site.name).toBe(good.site.name);
    expect(counts()).toEqual([{ tenant: 'north', errors: 1, warnings: 0 }]);
    await write('tenants/north/pages/home.json', page('Second'));
    await expect
      .poll(() => snapshots()[0]?.pages.get('/')?.version)
      .not.toBe(good.pages.get('/')?.version);
    expect(problems()).toHaveLength(2);
  });

  it('TEN-8, TEN-11: a second page at a path is one warning with both files, and a rename is none', async () => {
    const { folder, write, tenant, start } = await installed();
    await tenant('north', 'north.example');
    const { problems, snapshots } = await start();
    const fileAt = (path: string) => snapshots()[0]?.pages.get(path)?.file;
    await write('tenants/north/pages/a.json', page('Rival'));
    await expect.poll(problems).toHaveLength(1);
    expect(problems()[0]).toMatch(
      /^40 edit rejected, nothing is served for it: tenants\/north\/pages\/a\.json:1:\d+ the path "\/" is taken by pages\/home\.json; choose another$/,
    );
    expect(fileAt('/')).toBe('pages/home.json');
    await unlink(path.join(folder, 'tenants/north/pages/a.json'));
    const pages = path.join(folder, 'tenants/north/pages');
    await rename(path.join(pages, 'home.json'), path.join(pages, 'start.json'));
    await expect.poll(() => fileAt('/')).toBe('pages/start.json');
    await write('tenants/north/pages/new.json', page('x').replace('"/"', '"/new"'));
    await expect.poll(() => fileAt('/new')).toBe('pages/new.json');
    expect(problems()).toHaveLength(1);
  });

  it('TEN-8, TEN-11: a page that is renamed and broken in one edit is one warning with both names', async () => {
    const { folder, write, tenant, start } = await installed();
    await tenant('north', 'north.example');
    const { problems, snapshots } = await start();
    const good = snapshots()[0]!.pages.get('/')!;
    await write('tenants/north/pages/start.json', page('x').replace('"text"', '"txet"'));
    await unlink(path.join(folder, 'tenants/north/pages/home.json'));
    await write('tenants/north/pages/other.json', page('x').replace('"/"', '"/other"'));
    await expect.poll(() => snapshots()[0]?.pages.get('/')?.rejectedEdit).toHaveLength(1);
    await expect.poll(() => snapshots()[0]?.pages.has('/other')).toBe(true);
    expect(snapshots()[0]?.pages.get('/')?.page).toBe(good.page);
    expect(problems().at(-1)).toMatch(
      /^40 edit rejected, the last good version \(pages\/home\.json\) is served: tenants\/north\/pages\/start\.json:1:\d+ /,
    );
  });

  it('TEN-11: a new tenant that is broken is not served, and that is an error', async () => {
    const { write, tenant, start } = await installed();
    await tenant('north', 'north.example');
    await write('tenants/south/site.json', '{"name": ');
    const { snapshots, problems } = await start();
    expect(snapshots().map(({ slug }) => slug)).toEqual(['north']);
    expect(problems()).toEqual([
      expect.stringMatching(/^50 tenant not served: tenants\/south\/site\.json:1:\d+ /),
    ]);
  });

  it('TEN-11: a start without the folder of tenants serves what was last good', async () => {
    const { tenantsDir, dataDir, tenant, start } = await installed();
    await tenant('north', 'north.example');
    await (await start()).close();
    await rename(tenantsDir, `${tenantsDir}.away`);
    await prepareFolders({ tenantsDir, dataDir });
    const { reached, problems, isReadable } = await start();
    expect(isReadable?.()).toBe(false);
    expect(reached('north.example')).toBe('north');
    expect(problems()).toEqual([
      '50 content cannot be read: tenants does not exist; every tenant stays as it was last good',
    ]);
    await rename(`${tenantsDir}.away`, tenantsDir);
  });
});
