import { posix, relative, resolve } from 'node:path';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { pathInRepository } from '../../shared/git/repository.ts';
import type { Repository, Revision } from '../../shared/git/repository.ts';
import { tenantFoldersAt } from '../../shared/git/revision-files.ts';
import { findTargets } from '../../shared/targets/targets.ts';
import type { TenantTarget } from '../../shared/targets/targets.ts';

/** Source of a side's files: the disk, or a commit. */
export interface FilesAt {
  readonly repository: Repository;
  /** The working tree if left out. */
  readonly revision?: Revision;
}

const named = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/') || '.';

const isIn = (place: string, folder: string) =>
  folder === '' || place === folder || place.startsWith(`${folder}/`);

/** Returns the tenants that a path names at a commit, as {@link findTargets} does for the disk. */
async function targetsAtCommit(
  path: string,
  { repository, revision }: Required<FilesAt>,
): Promise<readonly TenantTarget[]> {
  const place = await pathInRepository(repository, path);
  const folders = await tenantFoldersAt(repository, revision);
  const directoryOf = (folder: string) => named(resolve(path, posix.relative(place, folder)));
  const around = folders.filter((folder) => isIn(place, folder)).pop();
  if (around === place) return [{ directory: directoryOf(around) }];
  if (around !== undefined)
    return [{ directory: directoryOf(around), only: [named(resolve(path))] }];
  return folders
    .filter((folder) => isIn(folder, place) && posix.dirname(folder) === (place || '.'))
    .map((folder) => ({ directory: directoryOf(folder) }));
}

/**
 * Returns the tenants that paths name on either side, in order. An added or removed tenant exists on
 * one side only.
 * @throws {UsageError} for a path that belongs to no tenant on either side.
 */
export async function findTenants(
  paths: readonly string[],
  sides: readonly (FilesAt | undefined)[],
): Promise<readonly TenantTarget[]> {
  const found = new Map<string, readonly string[] | undefined>();
  for (const path of paths) {
    const targets: TenantTarget[] = [];
    let failure: UsageError | undefined;
    for (const side of sides) {
      if (side?.revision !== undefined) {
        const { repository, revision } = side;
        targets.push(...(await targetsAtCommit(path, { repository, revision })));
        continue;
      }
      try {
        const { tenants } = await findTargets([path], process.cwd());
        targets.push(
          ...tenants.map(({ directory, only }) => ({
            directory,
            only: only?.map((part) => named(resolve(part))),
          })),
        );
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        failure = error;
      }
    }
    if (targets.length === 0)
      throw new UsageError(
        `${failure?.message ?? `"${path}" holds no tenant on either side`}; paths are tenants and their files, and revisions are named with --from and --to`,
      );
    for (const { directory, only } of targets) {
      const known = found.get(directory);
      const isWhole = only === undefined || (found.has(directory) && known === undefined);
      found.set(directory, isWhole ? undefined : [...new Set([...(known ?? []), ...only])]);
    }
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([directory, only]) => ({ directory, only }));
}
