import { posix, relative } from 'node:path';
import type { Checker, CheckResult } from '@forecourt/checker';
import { blockingFileSystem, nameBelow, locateInFiles } from '@forecourt/content';
import { UsageError } from '../errors/exit-codes.ts';
import type { Changes, FileChange } from '../git/changes.ts';
import { findRepository, pathInRepository, refuseSubmodule } from '../git/repository.ts';
import type { TenantTarget } from '../targets/targets.ts';
import { openBase } from './base-revision.ts';
import type { BaseRevision } from './base-revision.ts';
import { lostAddresses } from './lost-addresses.ts';
import { newFindings } from './new-findings.ts';
import { resultOf, type CheckResults, type TenantResult } from './check-results.ts';

const noRepository = '--changed-since has nothing to compare with; leave it out';

/** Returns the folder that a tenant was in before the changes: the one that most of its files moved from. */
function folderBefore(folder: string, { files }: Changes): string {
  const settings = files.get(posix.join(folder, 'site.json'))?.kind;
  if (settings !== 'moved-here' && settings !== 'added') return folder;
  const votes = new Map<string, number>();
  for (const [path, change] of files) {
    const name = posix.relative(folder, path);
    if (change.kind !== 'moved-here' || !change.from.endsWith(`/${name}`)) continue;
    const from = change.from.slice(0, -name.length - 1);
    // A tenant whose settings are still in their folder has not moved.
    const left = files.get(`${from}/site.json`)?.kind;
    if (left === 'renamed' || left === 'deleted') votes.set(from, (votes.get(from) ?? 0) + 1);
  }
  const [most] = [...votes].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? folder;
}

/**
 * Returns the changes below a folder of the repository, by path below that folder.
 * @param before the folder's earlier path: a file that only moved with it is not changed.
 */
function changesBelow(
  folder: string,
  before: string,
  { files }: Changes,
): ReadonlyMap<string, FileChange> {
  const inside = (path: string, root: string) => relative(root, path).replaceAll('\\', '/');
  const below = [...files].filter(([path]) => before === '' || path.startsWith(`${before}/`));
  return new Map(
    below.flatMap(([path, change]): [string, FileChange][] => {
      const name = inside(path, before);
      if (change.kind !== 'renamed') return [[name, change]];
      const to = inside(change.to, folder);
      return to === name ? [] : [[name, { ...change, to }]];
    }),
  );
}

/** Omits the finding that the slug is not the folder's name, which it was before the folder moved. */
const withoutSlugFolder = (checked: CheckResult): CheckResult => ({
  ...checked,
  findings: checked.findings.filter(({ rule }) => rule !== 'slug-folder'),
});

/**
 * Compares the findings of tenants with those before the changes since a commit, or since the merge
 * base with a branch. Only what changed is checked again.
 * @param checker the one that made the results.
 * @param name a branch, a tag or a commit.
 * @returns the results with their new findings.
 * @throws {UsageError} outside a repository, or for a revision that is unknown or has no merge base.
 */
export async function compareWithBase(
  tenants: readonly TenantTarget[],
  results: CheckResults,
  checker: Checker,
  name: string,
): Promise<CheckResults> {
  const compared = new Map<string, TenantResult>();
  const bases = new Map<string, BaseRevision>();
  try {
    for (const { directory } of tenants) {
      const repository = await findRepository(directory, noRepository);
      let base = bases.get(repository.root);
      if (base === undefined) {
        await refuseSubmodule(repository, process.cwd());
        base = await openBase(repository, name);
        bases.set(repository.root, base);
      }
      // Symbolic links may give a folder another path than git's.
      const path = await pathInRepository(repository, directory);
      compared.set(
        directory,
        await compareTenant(resultOf(results, directory), checker, base, path, directory),
      );
    }
  } finally {
    for (const base of bases.values()) await base.close();
  }
  return compared;
}

/** Returns the result of one tenant with its new findings. @param path of its folder in the repository. */
async function compareTenant(
  result: CheckResult,
  checker: Checker,
  base: BaseRevision,
  path: string,
  directory: string,
): Promise<TenantResult> {
  const { changes } = base;
  const before = folderBefore(path, changes);
  const folder = { path: before, directory, hasMoved: before !== path };
  const changed = changesBelow(path, before, changes);
  const checked = await checker.check(directory, {
    files: await base.tenantFiles(folder),
    siblings: await base.siblingFiles(folder),
    changed: new Set(changed.keys()),
  });
  const earlier = folder.hasMoved ? withoutSlugFolder(checked) : checked;
  const added = newFindings(result, earlier, directory, (file) => changed.get(file));
  const hasNewSettings = [...changes.files.keys()].some((file) => /(?:^|\/)site\.json$/.test(file));
  const lost = await locateInFiles(
    { fs: blockingFileSystem, directory, nameOf: (file) => nameBelow(directory, file) },
    lostAddresses(result, earlier, (file) => changed.get(file)),
  );
  return {
    ...result,
    findings: [...result.findings, ...lost],
    added: new Map([...added, ...lost.map((finding) => [finding, finding] as const)]),
    hasNewSettings,
  };
}

/** @throws {UsageError} for a comparison in a watch or while the baseline is written. */
export function refuseComparison(options: {
  readonly changedSince?: string;
  readonly watch?: boolean;
  readonly updateBaseline?: boolean;
}): void {
  if (options.changedSince === undefined) return;
  if (options.watch) throw new UsageError('--changed-since and --watch do not go together');
  if (options.updateBaseline)
    throw new UsageError('--changed-since and --update-baseline do not go together');
}
