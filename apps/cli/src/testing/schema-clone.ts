import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryTenant } from './temporary-tenant.ts';

const source = 'libs/block-schemas/src';
const repository = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** A git repository with the schemas and a tenant; its state is the tag `before`. */
export async function schemaClone(files: Readonly<Record<string, string>>) {
  const folder = await temporaryTenant(files);
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd: folder });
  for (const path of await readdir(join(repository, source), { recursive: true }))
    if (path.endsWith('.json') && !/(?:^|\/)(?:generated\/|fixtures\.json$)/.test(path))
      await cp(join(repository, source, path), join(folder, source, path));
  await git('init', '-q');
  await git('add', '.');
  await git('commit', '-q', '-m', 'Begin');
  await git('tag', 'before');
  return {
    folder,
    commit: async () => void (await git('commit', '-q', '-a', '-m', 'Go on')),
    /** Changes a schema in the working tree. */
    edit: async (path: string, change: (schema: never) => void) => {
      const file = join(folder, source, path);
      const schema = JSON.parse(await readFile(file, 'utf8')) as never;
      change(schema);
      await writeFile(file, JSON.stringify(schema, null, 2));
    },
  };
}
