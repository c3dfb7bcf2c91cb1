import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Runs git in a folder, independent of the machine's settings. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'A tester',
      GIT_AUTHOR_EMAIL: 'tester@example.com',
      GIT_COMMITTER_NAME: 'A tester',
      GIT_COMMITTER_EMAIL: 'tester@example.com',
    },
  });

/** Makes a folder a repository and commits its files. */
export function makeRepository(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commitAll(folder);
}

/** Commits all changes in a repository. */
export function commitAll(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Change the content');
}

/** Writes files below a folder; a file without content is removed. */
export async function changeFiles(
  folder: string,
  files: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    if (content === undefined) {
      await rm(file, { recursive: true });
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
