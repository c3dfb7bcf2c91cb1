import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A change to the workspace; paths are relative to its folder. */
export interface Scaffold {
  /** Texts of new files. */
  readonly created: ReadonlyMap<string, string>;
  /** Changes of existing files. */
  readonly edited: ReadonlyMap<string, (text: string) => string>;
}

/**
 * Applies a scaffold and regenerates everything that follows from it, so that all checks pass. If a
 * step fails, the workspace is left as it was.
 * @returns paths of the files written by hand; generated ones are left out.
 */
export async function applyScaffold(
  workspace: string,
  { created, edited }: Scaffold,
): Promise<readonly string[]> {
  const node = (...args: string[]) =>
    run(process.execPath, args, { cwd: workspace, maxBuffer: 16_000_000 });
  const generate = async () => {
    await node('tools/codegen/main.ts');
    await node('tools/docs/main.ts');
    // It writes the table and then fails for problems in the list, which a scaffold doesn't cause.
    await node('tools/requirements/main.ts').catch(() => {});
  };
  const before = new Map<string, string>();
  const written: string[] = [];
  try {
    for (const [path, text] of created) {
      await mkdir(dirname(join(workspace, path)), { recursive: true });
      await writeFile(join(workspace, path), text, { flag: 'wx' });
      written.push(path);
    }
    for (const [path, edit] of edited) {
      const text = await readFile(join(workspace, path), 'utf8');
      before.set(path, text);
      await writeFile(join(workspace, path), edit(text));
    }
    const paths = [...created.keys(), ...edited.keys()];
    await node('node_modules/prettier/bin/prettier.cjs', '--write', ...paths);
    await generate();
    return paths;
  } catch (error) {
    for (const path of written) await rm(join(workspace, path), { force: true });
    for (const path of written) await removeEmptyFolders(workspace, dirname(path));
    for (const [path, text] of before) await writeFile(join(workspace, path), text);
    await generate().catch(() => {});
    throw error;
  }
}

/** Removes a folder and those above it, up to the first that holds something else. */
async function removeEmptyFolders(workspace: string, folder: string): Promise<void> {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    try {
      await rmdir(join(workspace, at));
    } catch {
      return;
    }
  }
}
