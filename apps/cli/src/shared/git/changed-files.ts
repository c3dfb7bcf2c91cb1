import { relative } from 'node:path';
import { UsageError } from '../errors/exit-codes.ts';
import { findRepository, findRevision, pathInRepository } from './repository.ts';
import type { Repository } from './repository.ts';
import { runGit } from './run-git.ts';
import { nameBelow } from '@forecourt/content';

async function listFrom({ root }: Repository, args: readonly string[]): Promise<string[]> {
  const { ok, stdout, stderr } = await runGit(args, root);
  if (!ok) throw new UsageError(`git cannot tell what changed: ${stderr.trim()}`);
  return stdout.split('\0').filter((path) => path !== '');
}

/** What changed in a repository since a name's commit, or since the branches parted, the present files included. */
async function changedSince(repository: Repository, name: string): Promise<string[]> {
  const { commit } = await findRevision(repository, name);
  const parted = await runGit(['merge-base', commit, 'HEAD'], repository.root);
  // Without a common ancestor, as in a shallow clone, the commit itself has to do.
  const base = parted.ok ? parted.stdout.trim() : commit;
  return [
    // A file under a new name counts as new: its findings were never told under that name.
    ...(await listFrom(repository, ['diff', '--name-only', '-z', '--no-renames', base, '--'])),
    ...(await listFrom(repository, ['ls-files', '--others', '--exclude-standard', '-z'])),
  ];
}

/**
 * Files of folders that git says changed since a commit: edited, added, renamed or not known to git yet.
 * @param name a branch, a tag or a commit; of another branch, changes since both parted count.
 * @returns their paths, named as the folders are.
 * @throws {UsageError} outside a repository, or for a name that stands for no commit.
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
    // Through links a folder may have another name than git knows it by.
    const inside = await pathInRepository(repository, folder);
    for (const path of all)
      if (inside === '' || path.startsWith(`${inside}/`))
        found.add(nameBelow(folder, relative(inside, path)));
  }
  return found;
}
