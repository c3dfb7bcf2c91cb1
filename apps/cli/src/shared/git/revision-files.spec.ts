import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blockingFileSystem, readTenant } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { changeFiles, commitAll, git, makeRepository } from '../../testing/temporary-repository.ts';
import { afterTest, temporaryTenant } from '../../testing/temporary-tenant.ts';
import { openBlobs } from './blob-reader.ts';
import { findRepository, findRevision, pathInRepository } from './repository.ts';
import { revisionFiles, tenantFoldersAt } from './revision-files.ts';

/** A folder as it was at a revision. */
async function filesAt(directory: string, name = 'HEAD'): Promise<FileSystem> {
  const repository = await findRepository(directory);
  const revision = await findRevision(repository, name);
  const path = await pathInRepository(repository, directory);
  const blobs = openBlobs(repository.root);
  afterTest(() => blobs.close());
  return revisionFiles({ repository, revision, blobs, path, directory });
}

const workspace = join(import.meta.dirname, '../../../../..');

describe('a folder as it was at a commit', () => {
  it('CLI-11: is read as the same folder on disk, pictures, data and components included', async () => {
    const cwd = await temporaryTenant();
    const demo = join(cwd, 'tenants/demo');
    await cp(join(workspace, 'tenants/kauri-motors'), demo, { recursive: true });
    const odd = 'pages/a b/“c”\n\td.json';
    await changeFiles(demo, { [odd]: pageJson('/odd'), 'pages/empty.json': '' });
    makeRepository(cwd);
    const fromDisk = await readTenant(demo, { fs: blockingFileSystem });
    const fromGit = await readTenant(demo, { fs: await filesAt(demo) });
    expect(fromGit.snapshot!.pages.get('/odd')?.file).toBe(odd);
    expect(fromGit.findings).toEqual(fromDisk.findings);
    for (const part of ['site', 'pages', 'components', 'data', 'redirects'] as const)
      expect(fromGit.snapshot![part], part).toEqual(fromDisk.snapshot![part]);
    const onDisk = fromDisk.snapshot!.assets;
    expect(fromGit.snapshot!.assets.size).toBe(onDisk.size);
    // A file has an identity of its own on disk alone.
    for (const [path, asset] of onDisk)
      expect({ ...fromGit.snapshot!.assets.get(path), identity: asset.identity }, path).toEqual(
        asset,
      );
  });

  it('CLI-11: links lead within the folder, and nowhere else', async () => {
    const cwd = await temporaryTenant({ 'pages/real.json': 'real' });
    const demo = join(cwd, 'tenants/demo');
    await writeFile(join(cwd, 'secret.json'), 'secret');
    await mkdir(join(demo, 'links'));
    for (const [name, target] of [
      ['file', '../pages/real.json'],
      ['folder', '../pages'],
      ['out', '../../../secret.json'],
      ['absolute', '/etc/passwd'],
      ['loop', 'loop'],
    ] as const)
      await symlink(target, join(demo, 'links', name));
    makeRepository(cwd);
    const fs = await filesAt(demo);
    const text = async (path: string) =>
      new TextDecoder().decode(await fs.readFile(join(demo, 'links', path)));
    expect([await text('file'), await text('folder/real.json')]).toEqual(['real', 'real']);
    expect(await fs.realPath(join(demo, 'links/file'))).toBe(join(demo, 'pages/real.json'));
    const codes = {
      out: 'ENOENT',
      absolute: 'ENOENT',
      loop: 'ELOOP',
      missing: 'ENOENT',
      folder: 'EISDIR',
    };
    for (const [path, code] of Object.entries(codes))
      await expect(text(path), path).rejects.toMatchObject({ code });
  });

  it('CLI-11: files and folders are distinguished, links among them', async () => {
    const cwd = await temporaryTenant({ 'assets/a/b/c.txt': 'c', 'assets/a/d.txt': 'dd' });
    const demo = join(cwd, 'tenants/demo');
    await symlink('d.txt', join(demo, 'assets/a/e'));
    makeRepository(cwd);
    const fs = await filesAt(demo);
    const entries = await fs.readDirectory(join(demo, 'assets/a'));
    expect([...entries].sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'b', kind: 'directory' },
      { name: 'd.txt', kind: 'file' },
      { name: 'e', kind: 'link' },
    ]);
    expect(await fs.stat(join(demo, 'assets/a/e'))).toMatchObject({ kind: 'file', bytes: 2 });
    await expect(fs.readDirectory(join(demo, 'assets/a/d.txt'))).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
  });

  it('CLI-11: reads large and small files at once, each whole', async () => {
    const sizes = [0, 1, 65_535, 65_536, 3_000_000];
    const cwd = await temporaryTenant(
      Object.fromEntries(sizes.map((size) => [`assets/${size}.txt`, '\n'.repeat(size)])),
    );
    const demo = join(cwd, 'tenants/demo');
    makeRepository(cwd);
    const fs = await filesAt(demo);
    const read = await Promise.all(
      sizes.map(async (size) => (await fs.readFile(join(demo, `assets/${size}.txt`))).length),
    );
    expect(read).toEqual(sizes);
  });

  it('CLI-11: a repository that is a tenant itself, and one that holds tenants', async () => {
    const cwd = await temporaryTenant();
    const demo = join(cwd, 'tenants/demo');
    makeRepository(cwd);
    const list = async (folder: string) => {
      const repository = await findRepository(folder);
      return tenantFoldersAt(repository, await findRevision(repository, 'HEAD'));
    };
    expect(await list(cwd)).toEqual(['tenants/demo']);
    makeRepository(demo);
    expect(await list(demo)).toEqual(['']);
    expect((await readTenant(demo, { fs: await filesAt(demo) })).snapshot!.slug).toBe('demo');
  });

  it('CLI-11: what a commit holds stays, whatever comes after it', async () => {
    const cwd = await temporaryTenant({ 'pages/a.json': 'first' });
    const demo = join(cwd, 'tenants/demo');
    makeRepository(cwd);
    git(cwd, 'tag', '-a', 'v1', '-m', 'one');
    await changeFiles(demo, { 'pages/a.json': 'second' });
    commitAll(cwd);
    const at = async (name: string) =>
      new TextDecoder().decode(
        await (await filesAt(demo, name)).readFile(join(demo, 'pages/a.json')),
      );
    expect([await at('v1'), await at('main')]).toEqual(['first', 'second']);
  });
});
