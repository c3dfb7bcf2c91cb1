import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openLastGoodStore, type LastGoodOptions } from '../last-good/last-good-store.ts';
import type { Tenants } from '../tenant/read-tenants.ts';
import { brokenHeader, header, pageJson, siteJson } from '../testing/sample-tenant.ts';
import { watchTenants } from './watch-tenants.ts';
import type { WatchOptions } from './tenants-watch.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

type HasRoom = Pick<LastGoodOptions, 'hasRoom'>;

/** A tenant on the disk with a store; each `start` is a run of its own. */
async function installed() {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-last-good-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const root = join(folder, 'tenants');
  const dataDir = join(folder, 'data');
  const at = (path: string) => join(root, path);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), text);
  };
  await write('north/site.json', siteJson('north'));
  await write('north/pages/home.json', pageJson('/'));
  await write('north/pages/about.json', pageJson('/about', [header('First')]));
  await write('north/assets/a.svg', picture);
  await write('north/data/models.json', '[{"id": "1", "slug": "tern", "name": "Tern"}]');
  await write('north/components/c.json', JSON.stringify({ name: 'callUs', blocks: [] }));
  await write('north/redirects.json', '[{"from": "/old", "to": "/about"}]');
  const start = async ({ hasRoom, ...options }: WatchOptions & HasRoom = {}) => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const lastGood = openLastGoodStore(dataDir, { onError, hasRoom });
    const watch = await watchTenants(root, () => {}, {
      debounce: 5,
      grace: 20,
      folderGrace: 60_000,
      checkEvery: 10,
      lastGood,
      ...options,
    });
    endings.push(watch.close);
    return { ...watch, lastGood, errors };
  };
  return { root, dataDir, at, write, start };
}

const shows = ({ tenants }: Tenants) => {
  const north = tenants.get('north');
  return {
    name: north?.site.name,
    pages: [...(north?.pages.keys() ?? [])].sort().join(' '),
    about: JSON.stringify(north?.pages.get('/about')?.page.blocks[0]?.data ?? null),
    models: JSON.stringify(north?.data.get('models')?.value ?? null),
    components: [...(north?.components.keys() ?? [])].join(),
    redirects: [...(north?.redirects?.keys() ?? [])].join(),
    assets: [...(north?.assets.keys() ?? [])].join(),
  };
};

describe('the last good version of every file', () => {
  it('OPS-5: no version is stored while the disk leaves its room to leads; all are by the next start with room', async () => {
    const { dataDir, start } = await installed();
    const first = await start({ hasRoom: async () => false });
    expect(shows(first.current()).pages).toBe('/ /about');
    expect(first.errors).toEqual([]);
    const copy = join(dataDir, 'north/pages/about.json');
    await expect(stat(copy)).rejects.toThrow('ENOENT');
    await first.close();
    const { close } = await start({ hasRoom: async () => true });
    await stat(copy);
    await close();
  });

  it('TEN-11: a broken edit of any file never takes down what was good, restarts included', async () => {
    const { write, start } = await installed();
    const first = await start();
    const good = shows(first.current());
    expect(good.name).toBe('Example Motors');
    await first.close();
    const broken: Record<string, string> = {
      'site.json': siteJson('north', { name: 'Other', featureFlags: { noSuchFlag: true } }),
      'pages/about.json': pageJson('/about', [brokenHeader]),
      'data/models.json': '[{"slug": ',
      'components/c.json': '{"name": "callUs"}',
      'redirects.json': '[{"from": "/old", "to": "javascript:alert(1)"}]',
    };
    for (const [path, text] of Object.entries(broken)) await write(`north/${path}`, text);
    for (const run of ['first restart', 'second restart']) {
      const again = await start();
      expect([run, shows(again.current())]).toEqual([run, good]);
      const { rejections } = again.current();
      expect(rejections.map(({ file, served }) => [file.split('/north/')[1], served])).toEqual([
        ['site.json', 'the last good version'],
        ['components/c.json', 'the last good version'],
        ['pages/about.json', 'the last good version'],
        ['data/models.json', 'the last good version'],
        ['redirects.json', 'the last good version'],
      ]);
      await again.close();
    }
  });

  it('TEN-11: an asset that is replaced by one too large is served from its copy, restarts included', async () => {
    const { at, start } = await installed();
    await (await start()).close();
    await truncate(at('north/assets/a.svg'), 64_000_001);
    for (let run = 0; run < 2; run += 1) {
      const again = await start();
      const { file } = again.current().tenants.get('north')!.assets.get('/assets/a.svg')!;
      expect(await readFile(file, 'utf8')).toBe(picture);
      await again.close();
    }
  });

  it.each([
    [
      'a nested drawing',
      '<svg xmlns="http://www.w3.org/2000/svg"><g><use id="a" href="#a"/></g></svg>',
    ],
    [
      'declared entities',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['no picture', '\u0001\u0002 something else'],
  ])(
    'TEN-11, OPS-3: a picture that %s replaces is served from its copy, restarts included',
    async (_, text) => {
      const { dataDir, write, start } = await installed();
      const first = await start();
      await write('north/assets/a.svg', text);
      await write('north/assets/new.svg', text);
      const assetsOf = ({ tenants }: Tenants) => tenants.get('north')!.assets;
      await expect.poll(() => assetsOf(first.current()).has('/assets/new.svg')).toBe(true);
      await expect.poll(() => first.current().rejections.length).toBe(2);
      const served = async (tenants: Tenants) => {
        const { file, refused } = assetsOf(tenants).get('/assets/a.svg')!;
        return [file, refused, await readFile(file, 'utf8')];
      };
      const good = [join(dataDir, 'north/assets/a.svg'), undefined, picture];
      expect(await served(first.current())).toEqual(good);
      await first.close();
      const again = await start();
      expect(await served(again.current())).toEqual(good);
      expect(assetsOf(again.current()).get('/assets/new.svg')).toMatchObject({ refused: true });
      expect(again.current().rejections).toMatchObject([
        { served: 'the last good version', errors: [{ rule: 'picture-refused' }] },
        { served: 'nothing', errors: [{ rule: 'picture-refused' }] },
      ]);
    },
  );

  it('TEN-11, CLI-7: a document that a truncated one replaces is served from its copy; a new one as it is', async () => {
    const { dataDir, write, start } = await installed();
    const whole = '%PDF-1.7\n…\n%%EOF\n';
    await write('north/assets/price-list.pdf', whole);
    const first = await start();
    await write('north/assets/price-list.pdf', whole.slice(0, -8));
    await write('north/assets/new.pdf', whole.slice(0, -8));
    const assetsOf = ({ tenants }: Tenants) => tenants.get('north')!.assets;
    await expect.poll(() => assetsOf(first.current()).has('/assets/new.pdf')).toBe(true);
    await first.close();
    const again = await start();
    const { file, refused } = assetsOf(again.current()).get('/assets/price-list.pdf')!;
    expect([file, refused]).toEqual([join(dataDir, 'north/assets/price-list.pdf'), undefined]);
    expect(await readFile(file, 'utf8')).toBe(whole);
    expect(assetsOf(again.current()).get('/assets/new.pdf')!.refused).toBeUndefined();
    expect(again.current().rejections).toMatchObject([
      { errors: [{ rule: 'file-damaged' }] },
      { served: 'the last good version', errors: [{ rule: 'file-damaged' }] },
    ]);
  });

  it('TEN-10, TEN-11: a picture that a link out of the tenant replaces is served from its copy', async () => {
    const { at, dataDir, root, start } = await installed();
    const secret = join(root, '../secret.svg');
    await writeFile(secret, picture.replace('4 3', '5 5'));
    await (await start()).close();
    await rm(at('north/assets/a.svg'));
    await symlink(secret, at('north/assets/a.svg'));
    const first = await start();
    const assetOf = () => first.current().tenants.get('north')!.assets.get('/assets/a.svg');
    expect(assetOf()?.refused).toBeUndefined();
    expect(assetOf()?.file).toBe(join(dataDir, 'north/assets/a.svg'));
    expect(await readFile(assetOf()!.file, 'utf8')).toBe(picture);
    await first.close();
    const preview = await start({ lastGood: undefined });
    expect(preview.current().tenants.get('north')!.assets.size).toBe(0);
  });

  it('TEN-8: a picture is known by its new file when one with the same content replaces it', async () => {
    const { at, write, start } = await installed();
    const { current } = await start();
    const assetOf = () => current().tenants.get('north')!.assets.get('/assets/a.svg')!;
    const { identity, hash } = assetOf();
    await write('next.svg', picture);
    await rename(at('next.svg'), at('north/assets/a.svg'));
    const { dev, ino } = await stat(at('north/assets/a.svg'));
    await expect.poll(() => assetOf().identity).toBe(`${dev}-${ino}`);
    expect(identity).not.toBe(assetOf().identity);
    expect(assetOf().hash).toBe(hash);
  });

  it('TEN-11: a file that is deleted on purpose stays deleted across a restart', async () => {
    const { at, start } = await installed();
    await (await start()).close();
    await unlink(at('north/pages/about.json'));
    await unlink(at('north/redirects.json'));
    for (let run = 0; run < 2; run += 1) {
      const again = await start();
      expect(shows(again.current())).toMatchObject({ pages: '/', redirects: '' });
      await again.close();
    }
  });

  it.each(['while running', 'while stopped'])(
    'TEN-8, TEN-11: a page that is renamed and broken in one edit %s is served, restarts included',
    async (when) => {
      const { at, dataDir, write, start } = await installed();
      const first = await start();
      if (when === 'while stopped') await first.close();
      await write('north/pages/us.json', pageJson('/about', [brokenHeader]));
      await unlink(at('north/pages/about.json'));
      if (when === 'while running') {
        await expect.poll(() => first.current().rejections).toHaveLength(1);
        await first.close();
      }
      for (let run = 0; run < 2; run += 1) {
        const again = await start();
        expect(shows(again.current())).toMatchObject({
          pages: '/ /about',
          about: expect.stringContaining('First'),
        });
        expect(again.current().rejections).toMatchObject([
          { served: 'the last good version', servedFile: 'pages/about.json' },
        ]);
        await again.close();
      }
      const last = await start();
      await unlink(at('north/pages/us.json'));
      await expect.poll(() => shows(last.current()).pages).toBe('/');
      await expect(stat(join(dataDir, 'north/pages/about.json'))).rejects.toThrow('ENOENT');
    },
  );

  it('TEN-11: a page that is renamed leaves nothing under its earlier name', async () => {
    const { at, dataDir, write, start } = await installed();
    const { current } = await start();
    await rename(at('north/pages/about.json'), at('north/pages/us.json'));
    await write('north/pages/home.json', pageJson('/', [header('Edited')]));
    const stored = (file: string) => readFile(join(dataDir, 'north/pages', file), 'utf8');
    await expect.poll(() => stored('about.json').catch(() => 'gone')).toBe('gone');
    expect(await stored('us.json')).toContain('First');
    expect(shows(current()).about).toContain('First');
  });

  it('TEN-11: a page that moves onto the path of another is refused after a restart too', async () => {
    const { write, start } = await installed();
    await (await start()).close();
    await write('north/pages/about.json', pageJson('/', [header('Thief')]));
    for (let run = 0; run < 2; run += 1) {
      const again = await start();
      const { pages } = again.current().tenants.get('north')!;
      expect(pages.get('/')?.file).toBe('pages/home.json');
      expect(shows(again.current())).toMatchObject({
        pages: '/ /about',
        about: expect.stringContaining('First'),
      });
      await again.close();
    }
  });

  it('TEN-11: settings that are deleted, or an empty folder, end nothing', async () => {
    const { at, start } = await installed();
    const first = await start();
    const good = shows(first.current());
    await rm(at('north'), { recursive: true });
    await mkdir(at('north'));
    await expect.poll(() => first.current().findings[0]?.rule).toBe('missing-site');
    await first.close();
    expect(shows(first.current())).toEqual(good);
    expect(shows((await start()).current())).toEqual(good);
  });

  it.each(['emptied', 'removed'])(
    'TEN-11: pages whose folder is %s stay until some are back, restarts included',
    async (how) => {
      const { at, write, start } = await installed();
      const first = await start();
      const good = shows(first.current());
      await rm(at('north/pages'), { recursive: true });
      if (how === 'emptied') await mkdir(at('north/pages'));
      const lost = { rule: 'missing-pages', file: at('north/pages'), severity: 'error' };
      await expect.poll(() => first.current().findings).toMatchObject([lost]);
      await first.close();
      expect(shows(first.current())).toEqual(good);
      const again = await start();
      expect(shows(again.current())).toEqual(good);
      expect(again.current()).toMatchObject({
        findings: [lost],
        rejections: [{ folder: 'north', served: 'the last good version', errors: [lost] }],
      });
      await write('north/pages/home.json', pageJson('/'));
      await expect.poll(() => shows(again.current()).pages).toBe('/');
      expect(again.current().findings).toEqual([]);
    },
  );

  it.each([
    ['assets', 'b.svg', picture],
    ['components', 'd.json', JSON.stringify({ name: 'mailUs', blocks: [] })],
    ['data', 'team.json', '[]'],
  ] as const)(
    'TEN-11: files in %s stay while the folder is lost, restarts included',
    async (folder, added, text) => {
      const { at, write, start } = await installed();
      await write(`north/${folder}/${added}`, text);
      const first = await start();
      const good = shows(first.current());
      await rename(at(`north/${folder}`), at('north/.away'));
      await mkdir(at(`north/${folder}`));
      const lost = { rule: 'missing-files', file: at(`north/${folder}`), severity: 'error' };
      await expect.poll(() => first.current().findings).toMatchObject([lost]);
      expect(shows(first.current())).toEqual(good);
      for (const { copy } of first.current().tenants.get('north')!.assets.values())
        expect(await readFile(copy!, 'utf8')).toBe(picture);
      await first.close();
      const again = await start();
      expect(shows(again.current())).toEqual(good);
      expect(again.current().findings).toMatchObject([lost]);
      await rm(at(`north/${folder}`), { recursive: true });
      await rename(at('north/.away'), at(`north/${folder}`));
      await expect.poll(() => again.current().findings).toEqual([]);
      expect(shows(again.current())).toEqual(good);
      await unlink(at(`north/${folder}/${added}`));
      await expect.poll(() => again.current().tenants.get('north')![folder].size).toBe(1);
      expect(again.current().findings).toEqual([]);
    },
  );

  it('TEN-11: a lost file that was never stored keeps no other from being stored', async () => {
    const { at, dataDir, write, start } = await installed();
    let hasRoom = false;
    const { current, errors, lastGood } = await start({ hasRoom: async () => hasRoom });
    hasRoom = true;
    await rename(at('north/data'), at('north/.away'));
    await expect.poll(() => current().findings).toMatchObject([{ rule: 'missing-files' }]);
    await write('north/pages/about.json', pageJson('/about', [header('Second')]));
    await expect.poll(() => shows(current()).about).toContain('Second');
    await expect.poll(() => lastGood.versions('north')?.has('pages/about.json')).toBe(true);
    expect(await readFile(join(dataDir, 'north/pages/about.json'), 'utf8')).toContain('Second');
    expect(errors).toEqual([]);
  });

  it('TEN-11: while the folder of tenants is missing everything stays, with its pictures', async () => {
    const { root, write, start } = await installed();
    const { current } = await start({ folderGrace: 0 });
    const good = shows(current());
    await rename(root, `${root}.away`);
    await expect.poll(() => current().findings).toMatchObject([{ rule: 'unreadable', file: root }]);
    expect(shows(current())).toEqual(good);
    const { file, copy } = current().tenants.get('north')!.assets.get('/assets/a.svg')!;
    expect(file).toBe(join(root, 'north/assets/a.svg'));
    expect(await readFile(copy!, 'utf8')).toBe(picture);
    await rename(`${root}.away`, root);
    await expect.poll(() => current().findings).toEqual([]);
    await write('north/pages/about.json', pageJson('/about', [header('Second')]));
    await expect.poll(() => shows(current()).about).toContain('Second');
  });

  it('TEN-11: an empty folder of tenants is a mount that was lost', async () => {
    const { root, start } = await installed();
    const { current } = await start({ folderGrace: 0 });
    const good = shows(current());
    await rename(root, `${root}.away`);
    await mkdir(root);
    await expect.poll(() => current().findings).toMatchObject([{ rule: 'no-tenants' }]);
    expect(shows(current())).toEqual(good);
  });

  it('TEN-11: a start without the folder of tenants serves what was last good', async () => {
    const { root, start } = await installed();
    const first = await start();
    const good = shows(first.current());
    await first.close();
    await rename(root, `${root}.away`);
    const { current } = await start();
    expect(shows(current())).toEqual(good);
    const { file, copy } = current().tenants.get('north')!.assets.get('/assets/a.svg')!;
    expect(file).toBe(join(root, 'north/assets/a.svg'));
    expect(await readFile(copy!, 'utf8')).toBe(picture);
    expect(current().findings).toMatchObject([{ rule: 'unreadable', severity: 'error' }]);
    await rename(`${root}.away`, root);
    await expect.poll(() => current().findings).toEqual([]);
    expect(shows(current())).toEqual(good);
  });

  it.each(['north/pages', 'north', '.'])(
    'TEN-11: a folder that takes the place of %s is read, and watched',
    async (replaced) => {
      const { root, at, write, start } = await installed();
      const { current } = await start();
      const next = join(root, '../next');
      await cp(root, next, { recursive: true });
      await writeFile(join(next, 'north/pages/about.json'), pageJson('/about', [header('Second')]));
      // In one turn, as deployment tools do it.
      renameSync(at(replaced), join(root, '../before'));
      renameSync(join(next, replaced), at(replaced));
      await expect.poll(() => shows(current()).about).toContain('Second');
      await write('north/pages/about.json', pageJson('/about', [header('Third')]));
      await expect.poll(() => shows(current()).about).toContain('Third');
    },
  );

  it('TEN-11: a link that leads to another folder of tenants is followed, and watched', async () => {
    const { root, write, start } = await installed();
    await rename(root, `${root}.1`);
    await symlink(`${root}.1`, root);
    const { current } = await start();
    await cp(`${root}.1`, `${root}.2`, { recursive: true });
    await writeFile(`${root}.2/north/pages/about.json`, pageJson('/about', [header('Second')]));
    await symlink(`${root}.2`, `${root}.next`);
    await rename(`${root}.next`, root);
    await expect.poll(() => shows(current()).about).toContain('Second');
    await write('north/pages/about.json', pageJson('/about', [header('Third')]));
    await expect.poll(() => shows(current()).about).toContain('Third');
  });

  it('TEN-11: what is stored is private, one version of each file, and goes with the tenant', async () => {
    const { at, dataDir, write, start } = await installed();
    const first = await start();
    const file = join(dataDir, 'north/pages/about.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
    await first.close();
    await write('south/site.json', siteJson('south'));
    await rm(at('north'), { recursive: true });
    const again = await start();
    expect([...again.current().tenants.keys()]).toEqual(['south']);
    await expect(stat(join(dataDir, 'north'))).rejects.toThrow('ENOENT');
    expect(await again.lastGood.folders()).toEqual(['south']);
  });

  it('TEN-10: a folder in another tenant’s name stores nothing, whatever the store holds', async () => {
    const { write, start } = await installed();
    await write('thief/site.json', siteJson('north', { name: 'Thief' }));
    const { current, lastGood } = await start();
    expect([...current().tenants.keys()]).toEqual(['north']);
    expect(await lastGood.folders()).toEqual(['north']);
    expect(shows(current()).name).toBe('Example Motors');
  });

  it('TEN-11: a copy that a killed server left unfinished goes with the next start', async () => {
    const { dataDir, start } = await installed();
    await (await start()).close();
    const unfinished = (at: string) => join(dataDir, 'north', at, `.${randomUUID()}.tmp`);
    const [left, page, underWay] = [unfinished('assets'), unfinished(''), unfinished('assets')];
    for (const file of [left, page, underWay]) await writeFile(file, picture);
    const yesterday = Date.now() / 1000 - 86_400;
    for (const file of [left, page]) await utimes(file, yesterday, yesterday);
    await start();
    expect([left, page, underWay].map(existsSync)).toEqual([false, false, true]);
  });

  it('TEN-11: a store that can’t be written is reported, and pages are served', async () => {
    const { dataDir, start } = await installed();
    await writeFile(dataDir, 'a file');
    const { current, errors } = await start();
    expect(shows(current()).pages).toBe('/ /about');
    expect(errors).toHaveLength(1);
  });

  it('TEN-11: the time of the last good load outlives a restart with a broken file', async () => {
    const { dataDir, write, start } = await installed();
    const first = await start();
    const time = first.lastGood.goodAt('north');
    await first.close();
    await write('north/site.json', '{');
    const again = await start();
    expect(again.lastGood.goodAt('north')).toBe(time);
    expect(time).toBe((await stat(join(dataDir, 'north/.good'))).mtimeMs);
  });
});

describe('owners of domains', () => {
  it('TEN-10: a domain keeps its owner while running, whichever tenant claims it', async () => {
    const { write, start } = await installed();
    const { current } = await start();
    await write('attacker/site.json', siteJson('attacker', { domains: ['north.example'] }));
    await expect.poll(() => current().rejections).toMatchObject([{ folder: 'attacker' }]);
    expect([...current().domainOwners]).toEqual([['north.example', 'north']]);
    expect(current().tenants.get('attacker')?.site.domains).toEqual([]);
  });

  it('TEN-10: recorded owners and the operator’s list decide at the start', async () => {
    const { write, start } = await installed();
    await write('attacker/site.json', siteJson('attacker', { domains: ['north.example'] }));
    const neither = await start();
    expect([...neither.current().domainOwners]).toEqual([]);
    await neither.close();
    const recorded = await start({ domainOwners: new Map([['north.example', 'north']]) });
    expect([...recorded.current().domainOwners]).toEqual([['north.example', 'north']]);
    await recorded.close();
    let allowed = new Map([['north.example', 'attacker']]);
    const listed = await start({ allowedDomains: () => allowed });
    expect([...listed.current().domainOwners]).toEqual([['north.example', 'attacker']]);
    allowed = new Map([['north.example', 'north']]);
    listed.assignDomains();
    await expect
      .poll(() => [...listed.current().domainOwners])
      .toEqual([['north.example', 'north']]);
  });
});
