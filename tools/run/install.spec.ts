import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

it('OPS-1: npm installs the pinned Node, a development dependency, where NODE_ENV is production', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-install-'));
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--offline'], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
  await cp(path.join(root, '.npmrc'), path.join(folder, '.npmrc'));
  await mkdir(path.join(folder, 'pinned'));
  await writeFile(path.join(folder, 'pinned/package.json'), '{"name":"pinned","version":"1.0.0"}');
  const project = { name: 'project', devDependencies: { pinned: 'file:./pinned' } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(project));
  npm('install', '--package-lock-only');
  npm('ci');
  expect(npm('ls')).toContain('pinned@1.0.0');
  await rm(folder, { recursive: true });
});
