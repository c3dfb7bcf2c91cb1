import { relative } from 'node:path';
import type { Checker } from '@forecourt/checker';
import { UsageError } from '../errors/exit-codes.ts';
import { baseFiles } from '../git/base-files.ts';
import { openBlobs } from '../git/blob-reader.ts';
import { changesSince } from '../git/changes.ts';
import type { Changes, FileChange } from '../git/changes.ts';
import { findRepository, pathInRepository } from '../git/repository.ts';
import type { TenantTarget } from '../targets/targets.ts';
import { newFindings } from './new-findings.ts';
import type { CheckResults, TenantResult } from './check-results.ts';

const noRepository = '--changed-since has nothing to compare with; leave it out';

/** Returns the changes below a folder of the repository, by path below that folder. */
function changesBelow(folder: string, { files }: Changes): ReadonlyMap<string, FileChange> {
  const inside = (path: string) => relative(folder, path).replaceAll('\\', '/');
  const below = [...files].filter(([path]) => folder === '' || path.startsWith(`${folder}/`));
  return new Map(
    below.map(([path, change]) => [
      inside(path),
      change.kind === 'renamed' ? { ...change, to: inside(change.to) } : change,
    ]),
  );
}

/**
 * Compares the findings of tenants with those before the changes since a commit, or since the merge
 * base with a branch. Only what changed is checked again.
 * @param checker the one that made the results.
 * @param name a branch, a tag or a commit.
 * @returns the results with their new findings.
 * @throws {UsageError} outside a repository, or for an unknown revision.
 */
export async function compareWithBase(
  tenants: readonly TenantTarget[],
  results: CheckResults,
  checker: Checker,
  name: string,
): Promise<CheckResults> {
  const compared = new Map<string, TenantResult>();
  const known = new Map<string, Changes>();
  for (const { directory } of tenants) {
    const repository = await findRepository(directory, noRepository);
    const changes = known.get(repository.root) ?? (await changesSince(repository, name));
    known.set(repository.root, changes);
    // Symbolic links may give a folder another path than git's.
    const path = await pathInRepository(repository, directory);
    const changed = changesBelow(path, changes);
    const blobs = openBlobs(repository.root);
    try {
      const files = await baseFiles({ repository, blobs, path, directory }, changes);
      const earlier = await checker.check(directory, { files, changed: new Set(changed.keys()) });
      const result = results.get(directory)!;
      const added = newFindings(result, earlier, directory, (file) => changed.get(file));
      const hasNewSettings = [...changes.files.keys()].some((file) =>
        /(?:^|\/)site\.json$/.test(file),
      );
      compared.set(directory, { ...result, added, hasNewSettings });
    } finally {
      await blobs.close();
    }
  }
  return compared;
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
