import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../errors/exit-codes.ts';
import { runGit } from './run-git.ts';

/** A local repository. */
export interface Repository {
  /** Absolute path of its working tree, every link resolved. */
  readonly root: string;
}

/** A commit and the name that the user gave. */
export interface Revision {
  readonly name: string;
  /** The full commit id. */
  readonly commit: string;
}

/** Returns a real path; links are resolved in the part of the path that exists. */
async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    return dirname(path) === path ? path : join(await realPathOf(dirname(path)), basename(path));
  }
}

async function existingFolder(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ? path : existingFolder(dirname(path));
}

/**
 * Finds the repository of a path.
 * @param consequence the effect of having none, and what to do instead, for the message.
 * @throws {UsageError} if the path is in no repository.
 */
export async function findRepository(
  path: string,
  consequence = 'there are no revisions to compare; give two dates instead, such as --at 2024-05-19 --at 2024-05-20',
): Promise<Repository> {
  const folder = await existingFolder(resolve(path));
  const { ok, stdout, stderr } = await runGit(['rev-parse', '--show-toplevel'], folder);
  // Git trusts no repository of another user, as in many containers of CI.
  const allow = /git config .*safe\.directory.*/.exec(stderr)?.[0];
  if (allow)
    throw new UsageError(
      `git refuses the repository of "${path}", which another user owns; run: ${allow}`,
    );
  if (!ok) throw new UsageError(`"${path}" is not in a git repository, so ${consequence}`);
  return { root: resolve(stdout.replace(/\n$/, '')) };
}

/** True for a relative path that does not lead out of its folder. */
const isWithin = (path: string): boolean =>
  path !== '..' && !path.startsWith(`..${sep}`) && resolve(path) !== path;

/**
 * Refuses a submodule that is used from the enclosing repository, whose revisions are not its own.
 * @param folder the working directory. @throws {UsageError}
 */
export async function refuseSubmodule({ root }: Repository, folder: string): Promise<void> {
  const { stdout } = await runGit(['rev-parse', '--show-superproject-working-tree'], root);
  if (stdout.trim() === '' || isWithin(relative(root, await realPathOf(folder)))) return;
  throw new UsageError(
    `${root} is a git submodule, whose revisions are not those of the enclosing repository; change to that folder, and name a revision of the submodule`,
  );
}

/**
 * Returns a path relative to the repository's root, with forward slashes; '' for the root.
 * @throws {UsageError} for a path outside it.
 */
export async function pathInRepository({ root }: Repository, path: string): Promise<string> {
  const inside = relative(root, await realPathOf(resolve(path)));
  if (!isWithin(inside)) throw new UsageError(`"${path}" is not in the repository at ${root}`);
  return inside.replaceAll(sep, '/');
}

/**
 * Resolves a revision: a branch, a tag, an id, `HEAD~2`, …
 * @throws {UsageError} if there is no such revision.
 */
export async function findRevision({ root }: Repository, name: string): Promise<Revision> {
  if (name === '' || name.startsWith('-'))
    throw new UsageError(`"${name}" is no revision: name a branch, a tag or a commit`);
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { ok, stdout } = await runGit(args, root);
  const commit = stdout.trim();
  if (!ok || !/^[0-9a-f]{40,64}$/.test(commit))
    throw new UsageError(
      `there is no revision "${name}" in ${root}; git branch --all and git log list what there is`,
    );
  return { name, commit };
}

/**
 * Returns the commit from which a branch diverged from another one: what the other one got since then is
 * none of its changes. The revision has the other one's name if it is that one's last commit.
 * @param name a branch, a tag or a commit. @param branch the branch itself.
 * @throws {UsageError} if there is no such revision, or if they have no common commit.
 */
export async function findMergeBase(
  repository: Repository,
  name: string,
  branch = 'HEAD',
): Promise<Revision> {
  const tip = await findRevision(repository, name);
  const { commit: own } = await findRevision(repository, branch);
  const { ok, stdout } = await runGit(['merge-base', tip.commit, own], repository.root);
  if (!ok)
    throw new UsageError(
      `"${name}" and ${branch} have no common commit to compare with; in a shallow clone, fetch the whole history: git fetch --unshallow, or fetch-depth: 0 of actions/checkout`,
    );
  const commit = stdout.trim();
  return commit === tip.commit ? tip : { name: `merge base of ${name} and ${branch}`, commit };
}
