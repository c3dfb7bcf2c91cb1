import type { Asset } from '@forecourt/block-schemas';
import { link, mkdir, open, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { assetFile } from './asset-file.ts';
import { startSampleApp } from '../testing/sample-app.ts';
import { drawing, sampleTenant } from '../testing/sample-tenant.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

/** A tenant's asset, a file elsewhere, and the way to put something else in the asset's place. */
async function asset() {
  const folder = await temporaryFolder('asset-file');
  const at = (name: string) => path.join(folder, name);
  await mkdir(at('tenant/assets'), { recursive: true });
  await mkdir(at('outside'));
  await writeFile(at('outside/a.svg'), 'secret');
  await writeFile(at('tenant/assets/a.svg'), drawing);
  await writeFile(at('copy.svg'), drawing);
  const file = at('tenant/assets/a.svg');
  const { dev, ino } = await stat(file, { bigint: true });
  const own: Asset = {
    ...{ path: '/assets/a.svg', file, identity: `${dev}-${ino}` },
    ...{ hash: 'a', bytes: drawing.length, mediaType: 'image/svg+xml' },
  };
  const replace = async (kind: string) => {
    await rename(at('tenant/assets'), at('earlier'));
    if (kind === 'linked folder') return symlink(at('outside'), at('tenant/assets'));
    await mkdir(at('tenant/assets'));
    if (kind === 'link') await symlink(at('outside/a.svg'), file);
    if (kind === 'hard link') await link(at('outside/a.svg'), file);
    if (kind === 'file') await writeFile(file, 'replaced');
  };
  return { own, copied: { ...own, copy: at('copy.svg') }, replace };
}

it.each(['link', 'hard link', 'linked folder', 'missing file'])(
  'TEN-10, TEN-11: a %s in the place of an asset is never read: its copy is, or nothing',
  async (kind) => {
    const { own, copied, replace } = await asset();
    expect(await assetFile(copied)).toBe(own.file);
    await replace(kind);
    expect([await assetFile(own), await assetFile(copied)]).toEqual([undefined, copied.copy]);
  },
);

it('TEN-11: a file that replaces an asset is read where there is no copy, until the new one is known', async () => {
  const { own, copied, replace } = await asset();
  await replace('file');
  expect([await assetFile(own), await assetFile(copied)]).toEqual([own.file, copied.copy]);
});

it('TEN-11: an asset whose file cannot be examined is read from its copy, and leaves no file open', async () => {
  const { own, copied } = await asset();
  const first = await open(own.file);
  await first.close();
  const prototype: FileHandle = Object.getPrototypeOf(first);
  const { stat } = prototype;
  const examined: FileHandle[] = [];
  const failing = vi.spyOn(prototype, 'stat').mockImplementation(function (this: FileHandle, how) {
    examined.push(this);
    return how?.bigint ? Promise.reject(new Error('stale handle')) : stat.call(this, how);
  });
  expect([await assetFile(own), await assetFile(copied)]).toEqual([undefined, copied.copy]);
  failing.mockRestore();
  expect(examined.length).toBeGreaterThan(0);
  expect(examined.filter(({ fd }) => fd !== -1)).toEqual([]);
});

it('TEN-10: an asset without a file that may be read is not found', async () => {
  const tenant = await sampleTenant('north', ['/'], {
    'a.svg': { text: drawing, mediaType: 'image/svg+xml' },
  });
  const app = await startSampleApp([tenant]);
  const { file } = tenant.assets.get('/assets/a.svg')!;
  await rm(file);
  await symlink(path.resolve('package.json'), file);
  expect((await app.ask('north.localhost', '/assets/a.svg')).status).toBe(404);
  await app.close();
});

it('TEN-11: only the file that was hashed is cached forever and has its hash as ETag', async () => {
  const tenant = await sampleTenant('north', ['/'], {
    'a.svg': { text: drawing, mediaType: 'image/svg+xml' },
  });
  const own = tenant.assets.get('/assets/a.svg')!;
  const { file, hash } = own;
  const { dev, ino } = await stat(file, { bigint: true });
  const assets = new Map([[own.path, { ...own, identity: `${dev}-${ino}` }]]);
  const app = await startSampleApp([{ ...tenant, assets }]);
  const ask = (headers = {}) =>
    app.ask('north.localhost', `/assets/a.svg?v=${hash}`, { method: 'GET', headers });
  const caching = async () => (await ask()).headers['cache-control'];
  expect(await caching()).toContain('immutable');
  expect((await ask({ 'if-none-match': `"${hash}"` })).status).toBe(304);

  await writeFile(file, 'written over it');
  expect(await caching()).toBe('public, max-age=300');
  expect((await ask({ 'if-none-match': `"${hash}"` })).text).toBe('written over it');

  await writeFile(`${file}.new`, 'replaced');
  await rename(`${file}.new`, file);
  expect(await caching()).toBe('public, max-age=300');
  const { status, text, headers } = await ask({ 'if-none-match': `"${hash}"` });
  expect([status, text]).toEqual([200, 'replaced']);
  expect((await ask({ 'if-none-match': headers.etag })).status).toBe(304);
  await app.close();
});
