import { relative } from 'node:path';
import { UsageError } from '../errors/exit-codes.ts';
import { findRepository, findRevision, pathInRepository } from './repository.ts';
import type { Repository } from './repository.ts';
import { runGit } from './run-git.ts';
import { nameBelow } from '@forecourt/content';

async function listFrom({ root }: Repository, args: readonly string[]): Promise<string[]> {
  const { ok, stdout, stderr } = await runGit(args, root);
  if (!ok) throw new UsageError(`git cannot list the changes: ${stderr.trim()}`);
  return stdout.split('\0').filter((path) => path !== '');
}

/** Lists files that changed since a commit, or since the merge base, untracked files included. */
async function changedSince(repository: Repository, name: string): Promise<string[]> {
  const { commit } = await findRevision(repository, name);
  const parted = await runGit(['merge-base', commit, 'HEAD'], repository.root);
  // Without a merge base, as in a shallow clone, the commit itself is used.
  const base = parted.ok ? parted.stdout.trim() : commit;
  return [
    // A renamed file counts as new: its findings were never reported under that name.
    ...(await listFrom(repository, ['diff', '--name-only', '-z', '--no-renames', base, '--'])),
    ...(await listFrom(repository, ['ls-files', '--others', '--exclude-standard', '-z'])),
  ];
}

/**
 * Returns files of folders that changed since a commit: edited, added, renamed or untracked.
 * @param name a branch, a tag or a commit; for another branch, changes count from the merge base.
 * @returns their paths, relative to the same base as the folders.
 * @throws {UsageError} outside a repository, or for an unknown revision.
 */
export async function changedFiles(
  folders: readonly string[],
  name: string,
): Promise<ReadonlySet<string>> {
  const changed = new Map<string, readonly string[]>();
  const found = new Set<string>();
  for (const folder of folders) {
    const repository = await findRepository(
      folder,
      '--changed-since has nothing to go by; leave it out',
    );
    const all = changed.get(repository.root) ?? (await changedSince(repository, name));
    changed.set(repository.root, all);
    // Symbolic links may give a folder another path than git's.
    const inside = await pathInRepository(repository, folder);
    for (const path of all)
      if (inside === '' || path.startsWith(`${inside}/`))
        found.add(nameBelow(folder, relative(inside, path)));
  }
  return found;
}
