import type { LocatedFinding } from '@forecourt/block-schemas';
import { pagePath } from '../routing/page-path.ts';
import type { FileState, FileStates } from './file-state.ts';
import type { TenantReading } from './tenant-reading.ts';
import { allStates, servedVersion } from './tenant-files.ts';
import type { TenantFiles } from './tenant-files.ts';

/** Content that is served in place of a file with errors. */
type Served = 'the last good version' | 'what is valid of it' | 'nothing';

/** A version of a file that was refused, in whole or in part. */
export interface Rejection {
  /** The tenant's folder; '' for the folder of all tenants. */
  readonly folder: string;
  readonly file: string;
  /** Differs between two versions of a file that are refused for the same reason. */
  readonly version: string;
  readonly served: Served;
  /** Former name of the file, if its last good version had another one. */
  readonly servedFile?: string;
  /** True if the file claims a name of the platform, such as a domain, that its tenant can't have. */
  readonly isNameRefused: boolean;
  /** Errors, at least one. */
  readonly errors: readonly LocatedFinding[];
}

const isError = ({ severity }: LocatedFinding) => severity === 'error';

/** Returns true if the newest version of a file is served and has no errors. */
export const isGood = <T>({ served, whole, version }: FileState<T>): boolean =>
  served !== undefined && whole && servedVersion(served) === version;

/**
 * Returns what is served of a file with errors. A valid page or component is not served if another
 * file has its path or name.
 */
function servedOf(
  path: string,
  reading: Pick<TenantReading, 'files' | 'snapshot'>,
): Pick<Rejection, 'served' | 'servedFile'> {
  const { files, snapshot } = reading;
  const state = files && stateOf(files, path);
  if (state?.served === undefined || (state.served as { refused?: unknown }).refused)
    return { served: holdsFiles(files, path) ? 'the last good version' : 'nothing' };
  const page = files?.pages.get(path)?.served;
  const component = files?.components.get(path)?.served;
  const isShown =
    (!page || snapshot?.pages.get(pagePath(page.page.path))?.page === page.page) &&
    (!component || snapshot?.components.get(component.value.name) === component.value);
  if (!isShown) {
    const shown = [...(snapshot?.pages.values() ?? [])].map(({ file }) => file);
    const isOlderShown = [...shown, ...(snapshot?.componentFiles?.values() ?? [])].includes(path);
    return { served: isOlderShown ? 'the last good version' : 'nothing' };
  }
  const from = (page ?? component)?.file ?? path;
  if (from !== path) return { served: 'the last good version', servedFile: from };
  const isNewest = servedVersion(state.served) === state.version && !isGood(state);
  return { served: isNewest ? 'what is valid of it' : 'the last good version' };
}

/** Returns true for an unreadable folder whose files are still served. */
const holdsFiles = (files: TenantFiles | undefined, folder: string): boolean =>
  files !== undefined &&
  allStates(files).some(([path]) => folder === '' || path.startsWith(`${folder}/`));

/**
 * Returns each file of a tenant that has errors.
 * @param directory the tenant's folder, as named in findings.
 */
export function rejectionsIn(
  folder: string,
  reading: TenantReading,
  directory: string,
): Rejection[] {
  const { files, findings } = reading;
  const refused = findings.filter(isError);
  if (refused.length === 0) return [];
  return [...Map.groupBy(refused, ({ file }) => file)].map(([file, errors]) => {
    const path = file.slice(directory.length + 1);
    return {
      folder,
      file,
      version: (files && stateOf(files, path)?.version) ?? '',
      ...servedOf(path, reading),
      isNameRefused: errors.some(({ rule }) => nameRules.has(rule)),
      errors,
    };
  });
}

/** Rules about names that a tenant can't have. */
const nameRules = new Set(['slug-folder', 'domain-name']);

const stateOf = (files: TenantFiles, path: string): FileState<unknown> | undefined => {
  const { site, components, pages, assets, data, redirects } = files;
  const kinds: FileStates<unknown>[] = [site, components, pages, assets, data, redirects];
  return kinds.flatMap((kind) => kind.get(path) ?? [])[0];
};
