import { findMergeBase } from './repository.ts';
import type { Repository, Revision } from './repository.ts';
import { UsageError } from '../errors/exit-codes.ts';
import { runGit } from './run-git.ts';

/** Change of a file since a commit. A renamed file has a change under both names. */
export type FileChange =
  | { readonly kind: 'added' | 'changed' | 'deleted' }
  | { readonly kind: 'renamed'; readonly to: string }
  | { readonly kind: 'moved-here'; readonly from: string };

/** Changes of a working tree since a commit, by path in the repository. */
export interface Changes {
  readonly base: Revision;
  readonly files: ReadonlyMap<string, FileChange>;
}

async function listFrom({ root }: Repository, args: readonly string[]): Promise<string[]> {
  const { ok, stdout, stderr } = await runGit(args, root);
  if (!ok) throw new UsageError(`git cannot list the changes: ${stderr.trim()}`);
  return stdout.split('\0').filter((path) => path !== '');
}

const kinds: Readonly<Record<string, 'added' | 'deleted'>> = { A: 'added', D: 'deleted' };

/** Reads the output of `git diff --name-status -z`. */
function readStatus(fields: readonly string[]): Map<string, FileChange> {
  const files = new Map<string, FileChange>();
  for (let at = 0; at < fields.length;) {
    const [status = '', path = '', to = ''] = fields.slice(at, at + 3);
    if (status.startsWith('R')) {
      files.set(path, { kind: 'renamed', to });
      files.set(to, { kind: 'moved-here', from: path });
      at += 3;
    } else {
      files.set(path, { kind: kinds[status] ?? 'changed' });
      at += 2;
    }
  }
  return files;
}

/**
 * Lists the files that changed since a commit: edited, added, renamed, deleted or untracked.
 * @param name a branch, a tag or a commit; for another branch, changes count from the merge base.
 * @throws {UsageError} for an unknown revision, or one without a merge base.
 */
export async function changesSince(repository: Repository, name: string): Promise<Changes> {
  const base = await findMergeBase(repository, name);
  const diff = ['diff', '--name-status', '-z', '--find-renames', base.commit, '--'];
  const files = readStatus(await listFrom(repository, diff));
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z'];
  for (const path of await listFrom(repository, untracked)) files.set(path, { kind: 'added' });
  return { base, files };
}
