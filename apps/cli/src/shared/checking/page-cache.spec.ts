import { blockTypes } from '@forecourt/block-schemas';
import { fixtureBlocks } from '@forecourt/block-schemas/testing/fixtures';
import { mkdir, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { header, pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { runCli } from '../../testing/run-cli.ts';
import { brokenPage, temporaryTenant } from '../../testing/temporary-tenant.ts';
import { createChecker } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';

const button = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const picture = {
  type: 'image',
  data: { file: { url: '/assets/a.svg', width: 10, height: 10 }, alt: 'A car' },
};
const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
const files = {
  'pages/a.json': pageJson('/a', [button('/b#hours'), button('#here'), picture]),
  'pages/b.json': pageJson('/b', [{ ...header('B'), id: 'hours' }]),
  'pages/broken.json': brokenPage,
  'pages/cut.json': '{',
  'pages/uses.json': pageJson('/uses', [{ type: 'callUs', data: { phone: '1' } }]),
  'pages/twin.json': pageJson('/b', []),
  'pages/later.json': pageJson('/later', [], { publicationDate: '2090-01-05' }),
  'components/call-us.json': JSON.stringify({
    name: 'callUs',
    props: [{ name: 'phone', type: 'string' }],
    blocks: [{ type: 'paragraph', data: { text: '{{ phone }}' } }],
  }),
  'assets/a.svg': svg(10),
};

/** A page for every block type, with its fixtures, on dates around the cutoffs. */
function fixturePages(): Record<string, string> {
  const pages = blockTypes.map((type, index): [string, string] => {
    const fixtures = fixtureBlocks([type]);
    const publicationDate = `2024-0${1 + (index % 9)}-16`;
    const customSuccessMessages = [
      { category: 'Service Booking', subcategory: 'Nobody asks', blocks: [] },
    ];
    const changes = index % 3 === 0 ? { publicationDate, customSuccessMessages } : {};
    return [`pages/fixtures/${type}.json`, pageJson(`/fixtures/${type}`, fixtures, changes)];
  });
  return Object.fromEntries(pages);
}

async function oldTenant(more: Record<string, string> = {}) {
  const cwd = await temporaryTenant({ ...files, ...more });
  const tenant = join(cwd, 'tenants/demo');
  const cache = join(cwd, 'cache');
  const check = (...args: string[]) => callCli(['check', '-f', 'json', ...args], { cwd });
  const cached = () => check('--cache', '--cache-location', cache);
  return { cwd, tenant, cache, check, cached };
}

afterEach(() => vi.useRealTimers());

const cacheFile = async (cache: string) => join(cache, (await readdir(cache))[0]!);

describe('the cache of what was found on pages', () => {
  it('CLI-4: the output is the same, byte for byte, in any number of threads and from the cache', async () => {
    const { check, cached } = await oldTenant(fixturePages());
    const plain = await check();
    expect(JSON.parse(plain.stdout).findings.length).toBeGreaterThan(50);
    expect(plain.stdout).toContain('success-message-unmatched');
    expect(plain.stdout).toContain('"due"');
    expect(await check('--threads', '1')).toEqual(plain);
    expect(await check('--threads', '3')).toEqual(plain);
    expect(await cached()).toEqual(plain);
    expect(await cached()).toEqual(plain);
  });

  it('CLI-4: pages that are the same are not read again', async () => {
    const { tenant, cache } = await oldTenant();
    await mkdir(cache);
    // Files that were written this very moment may be written again under the same time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const look = async () => {
      const reads: string[] = [];
      const onRead = (path: string) =>
        void (path.includes('/pages/') && reads.push(basename(path)));
      const { findings } = await createChecker({
        files: blockingFileSystem,
        config: () => ({ report: 'validate', now: '2026-11-21T01:00:00Z' }),
        cache: { folder: cache, version: '1' },
        workers: 1,
        onRead,
      }).check(tenant);
      return { findings, reads: new Set(reads) };
    };
    const first = await look();
    expect(first.reads.size).toBe(8);
    const again = await look();
    // Of the two pages of one path, the one that loses it is read for its place.
    expect([again.findings, again.reads]).toEqual([first.findings, new Set(['twin.json'])]);
    await utimes(join(tenant, 'pages/cut.json'), new Date(), new Date());
    const touched = await look();
    expect([touched.findings, touched.reads.has('cut.json')]).toEqual([first.findings, true]);
  });

  it.each([
    ['the page that a link leads to is gone', (at: string) => rm(join(at, 'pages/b.json'))],
    ['its id is gone', (at: string) => writeFile(join(at, 'pages/b.json'), pageJson('/b', []))],
    ['it has moved', (at: string) => writeFile(join(at, 'pages/b.json'), pageJson('/c', []))],
    ['it broke', (at: string) => writeFile(join(at, 'pages/b.json'), '{"path": "/b"')],
    ['a page was fixed', (at: string) => writeFile(join(at, 'pages/cut.json'), pageJson('/cut'))],
    ['a picture has another shape', (at: string) => writeFile(join(at, 'assets/a.svg'), svg(99))],
    ['a picture is gone', (at: string) => rm(join(at, 'assets/a.svg'))],
    ['a component is gone', (at: string) => rm(join(at, 'components/call-us.json'))],
    [
      'a component asks for more',
      async (at: string) => {
        const file = join(at, 'components/call-us.json');
        await writeFile(file, (await readFile(file, 'utf8')).replace('"phone"', '"telephone"'));
      },
    ],
    [
      'the settings have changed',
      (at: string) => writeFile(join(at, 'site.json'), siteJson('other')),
    ],
    ['the settings are gone', (at: string) => rm(join(at, 'site.json'))],
    [
      'the configuration has changed',
      (at: string) =>
        writeFile(
          join(at, '../../forecourt.config.json'),
          '{ "rules": { "seo-description-missing": "error" } }',
        ),
    ],
  ])('CLI-4: the output is that without a cache when %s', async (_what, change) => {
    const { tenant, check, cached } = await oldTenant();
    const before = await cached();
    await change(tenant);
    const after = await cached();
    expect(after).toEqual(await check());
    expect(after.stdout).not.toBe(before.stdout);
    expect(await cached()).toEqual(after);
  });

  it.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, -20)],
    ['not ours', () => '\u0000PNG {"at": 1}\n\n\n[]'],
    ['of another shape', (text: string) => text.replace('"pages":', '"sites":')],
    ['of other findings', (text: string) => text.replaceAll('unknown property', 'nothing')],
  ])('CLI-4: a cache that is %s is ignored', async (_what, spoil) => {
    const { cache, cached } = await oldTenant();
    const plain = await cached();
    const file = await cacheFile(cache);
    await writeFile(file, spoil(await readFile(file, 'utf8')));
    expect(await cached()).toEqual(plain);
    expect(await cached()).toEqual(plain);
  });

  it('CLI-4: where no cache can be kept, that is said and nothing else changes', async () => {
    const { cwd, check } = await oldTenant();
    await writeFile(join(cwd, 'file'), '');
    const { code, stdout, stderr } = await check('--cache', '--cache-location', 'file/below');
    const plain = await check();
    expect([code, stdout]).toEqual([plain.code, plain.stdout]);
    expect(stderr).toMatch(
      /^forecourt: .*cannot be made \(ENOTDIR\); the next run starts afresh$/m,
    );
    await check('--cache');
    expect(await readFile(join(cwd, '.forecourt-cache/.gitignore'), 'utf8')).toBe('*\n');
    await mkdir(join(cwd, 'node_modules'));
    await check('--cache');
    expect(await readdir(join(cwd, 'node_modules/.cache/forecourt'))).toHaveLength(1);
  });

  it('CLI-4: processes that write it at once leave a whole one', async () => {
    const { cwd, cache, check, cached } = await oldTenant();
    const args = ['check', '-f', 'json', '--cache', '--cache-location', cache];
    const runs = await Promise.all([1, 2, 3].map(() => runCli(args, { cwd })));
    const plain = await check();
    for (const { stdout } of runs) expect(stdout).toBe(plain.stdout);
    expect(await cached()).toEqual(plain);
    expect((await readdir(cache)).every((name) => /^[0-9a-f]{16}\.json$/.test(name))).toBe(true);
  });
});
