import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeFiles, git, makeRepository } from '../../testing/temporary-repository.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';
import { hookFile, preCommitHook } from './pre-commit-hook.ts';

const program = join(import.meta.dirname, '../../main.ts');
const page = (more: object) =>
  JSON.stringify({ schemaVersion: 1, path: '/sale', title: 'Sale', blocks: [], ...more });
const [good, bad] = [page({}), page({ titel: 'Sale' })];
const file = 'tenants/demo/pages/sale.json';

/** Creates a repository with a tenant, the command and the hook; returns how a commit ends. */
async function hookedRepository() {
  const folder = await temporaryTenant();
  const bin = join(folder, 'node_modules/.bin');
  await mkdir(bin, { recursive: true });
  const start = `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`;
  await changeFiles(folder, {
    '.gitignore': 'node_modules\n',
    [hookFile]: preCommitHook('tenants'),
    [file]: good,
  });
  await writeFile(join(bin, 'forecourt'), start, { mode: 0o755 });
  await chmod(join(folder, hookFile), 0o755);
  makeRepository(folder);
  git(folder, 'config', 'core.hooksPath', '.githooks');
  const write = (content: string) => changeFiles(folder, { [file]: content });
  const stage = async (content: string) => {
    await write(content);
    git(folder, 'add', '--', file);
  };
  const commit = () => {
    try {
      git(folder, 'commit', '--quiet', '--message', 'Change the content');
      return 'committed';
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return stdout + stderr;
    }
  };
  return { write, stage, commit };
}

const titleError = /^tenants\/demo\/pages\/sale\.json:1:.*titel/m;

describe('pre-commit hook', () => {
  it('CLI-10: rejects an error in what is committed, and nothing else', async () => {
    const { stage, commit } = await hookedRepository();
    await stage(bad);
    expect(commit()).toMatch(titleError);
    await stage(page({ title: 'Winter sale' }));
    expect(commit()).toBe('committed');
  });

  it('CLI-10: rejects an error that is staged, though the file has none any more', async () => {
    const { stage, write, commit } = await hookedRepository();
    await stage(bad);
    await write(good);
    expect(commit()).toMatch(titleError);
  });

  it('CLI-10: commits what is sound, whatever is wrong in files that are not staged', async () => {
    const { stage, write, commit } = await hookedRepository();
    await stage(page({ title: 'Winter sale' }));
    await write(bad);
    expect(commit()).toBe('committed');
  });
});
