import type { LocatedFinding } from '@forecourt/block-schemas';
import type { FileState } from './file-state.ts';
import type { TenantReading } from './read-tenant.ts';

/** What is served in the place of a file with errors. */
export type Served = 'the last good version' | 'what is valid of it' | 'nothing';

/** A version of a file that was refused, in whole or in part. */
export interface Rejection {
  /** The tenant's folder; '' for the folder of all tenants. */
  readonly folder: string;
  readonly file: string;
  /** Differs between two versions of a file that are refused for the same reason. */
  readonly version: string;
  readonly served: Served;
  /** Errors, at least one. */
  readonly errors: readonly LocatedFinding[];
}

const isError = ({ severity }: LocatedFinding) => severity === 'error';

const versionOf = (served: unknown): unknown => {
  const { version, hash } = served as { version?: unknown; hash?: unknown };
  return version ?? hash;
};

/** True if what is served of a file is its newest version and nothing is wrong with that. */
export const isGood = <T>({ served, whole, version }: FileState<T>): boolean =>
  served !== undefined && whole && versionOf(served) === version;

function servedOf({ served, version }: FileState<unknown>): Served {
  if (served === undefined || (served as { refused?: unknown }).refused) return 'nothing';
  return versionOf(served) === version ? 'what is valid of it' : 'the last good version';
}

/** Every file of a tenant that has errors, once each, with the findings that only appear between files. */
export function rejectionsIn(
  folder: string,
  { files, findings }: Pick<TenantReading, 'files' | 'findings'>,
): Rejection[] {
  const states = files ? allStates(files) : [];
  const byFile = new Map<string, FileState<unknown>>();
  for (const state of states)
    for (const { file } of state.findings.slice(0, 1)) byFile.set(file, state);
  const errors = Map.groupBy(findings.filter(isError), ({ file }) => file);
  return [...errors].map(([file, group]) => {
    const state = byFile.get(file);
    return {
      folder,
      file,
      version: state?.version ?? '',
      served: state ? servedOf(state) : 'the last good version',
      errors: group,
    };
  });
}

/** States of every file of a tenant, whatever its kind. */
export const allStates = (files: NonNullable<TenantReading['files']>): FileState<unknown>[] => {
  const { site, components, pages, assets, data, redirects } = files;
  return [site, components, pages, assets, data, redirects].flatMap((kind) => [...kind.values()]);
};
