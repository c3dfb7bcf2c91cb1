import { basename, resolve } from 'node:path';
import { didYouMean, type LintConfig } from '@forecourt/block-schemas';

/** A tenant that was checked. */
interface CheckedTenant {
  readonly directory: string;
  /** Its files, named below its folder's name. */
  readonly files: readonly string[];
}

/** Returns the value that one which is not known was probably meant to be. */
const slipOf = (value: string, known: ReadonlySet<string>): string | undefined =>
  known.has(value) ? undefined : didYouMean(value, known);

/** Adds the folders above each path to a set of files. */
const withFolders = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );

/**
 * Returns messages about overrides of a configuration that name no tenant or file, but nearly one. Names
 * that are unlike all others may be those of tenants elsewhere: groups share configurations.
 */
export function unmatchedOverrides(
  { overrides = [] }: LintConfig,
  tenants: readonly CheckedTenant[],
): readonly string[] {
  if (overrides.length === 0) return [];
  const slugs = new Set(tenants.map(({ directory }) => basename(resolve(directory))));
  const paths = withFolders(
    tenants.flatMap(({ directory, files }) =>
      files.map((file) =>
        file.startsWith(`${directory}/`) ? file.slice(directory.length + 1) : file,
      ),
    ),
  );
  const messageOf = (at: string, value: string, known: ReadonlySet<string>): string[] => {
    const meant = slipOf(value, known);
    return meant === undefined
      ? []
      : [`${at} has no effect: there is no "${value}", did you mean "${meant}"?`];
  };
  return overrides.flatMap(({ tenants: named = [], files = [] }, index) => [
    ...named.flatMap((each) => messageOf(`overrides[${index}].tenants`, each, slugs)),
    ...files.flatMap((each) =>
      messageOf(`overrides[${index}].files`, each.replace(/\/$/, ''), paths),
    ),
  ]);
}
