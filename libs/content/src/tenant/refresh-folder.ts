import type { LocatedFinding } from '@forecourt/block-schemas';
import type { FileKind } from '../file-system/file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { ignoredEntry } from '../reading/ignored-files.ts';
import { listFiles } from '../reading/list-files.ts';
import type { EmptiedFolder } from './emptied-folder.ts';
import type { FileState, FileStates } from './file-state.ts';
import { isKept } from './gone-files.ts';
import type { GoneFiles } from './gone-files.ts';
import { refreshFiles } from './refresh-files.ts';
import type { ReadOfKind } from './refresh-files.ts';
import { takeOverGone, withoutReturned } from './renamed-files.ts';
import type { Renaming } from './renamed-files.ts';
import type { TenantContext } from './tenant-context.ts';

/** Returns the state of a file that can't be read: the served value may not be its newest version. */
export const withNewestUnknown = <T>(state: FileState<T>): FileState<T> => ({
  ...state,
  stamp: '',
  version: '',
});

/** A tenant whose folders are refreshed, with the findings and missing files so far. */
export interface FolderRefresh {
  readonly context: TenantContext;
  readonly gone: GoneFiles;
  /** Files that were missing before. */
  readonly missingBefore: ReadonlySet<string>;
  /** True if the tenant's folder itself is gone: then its files are no less there than before. */
  readonly isGone: boolean;
  /** Takes the findings of the files. */
  readonly findings: LocatedFinding[];
  /** Takes the paths of files that are missing, but still served. */
  readonly missing: string[];
}

/** Returns true for the name of a JSON file. */
export const isJson = (name: string): boolean => /\.json$/i.test(name);

/** The files of one kind, and how to read them. */
export interface FolderFiles<T> {
  /** Folder below the tenant's; '' for that folder itself. */
  readonly folder: string;
  readonly recursive: boolean;
  readonly accepts: (name: string, kind: FileKind) => boolean;
  readonly before: FileStates<T> | undefined;
  readonly read: ReadOfKind<T>;
  /** True to read files that did not change, too. */
  readonly always?: boolean;
  /** Reads all files together, in place of `read`. */
  readonly readAll?: ((paths: readonly string[]) => Promise<FileStates<T>>) | undefined;
  readonly ignores?: (name: string) => boolean;
  readonly renaming?: Renaming<T>;
  /** Returns the state of a file that can't be read. */
  readonly withoutFile?: (state: FileState<T>) => FileState<T>;
  readonly emptied?: EmptiedFolder;
}

/** Files that are no longer listed: in a folder that can't be read, or removed. */
interface Unlisted<T> {
  readonly unknown: readonly (readonly [string, FileState<T>])[];
  readonly removed: Map<string, FileState<T>>;
}

/** Returns the path of the folder that a path is in; '' if it is in none. */
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function unlisted<T>(
  states: FileStates<T>,
  known: FileStates<T> | undefined,
  unreadable: readonly string[],
  withoutFile: (state: FileState<T>) => FileState<T>,
  isGone: boolean,
): Unlisted<T> {
  const unreadablePaths = new Set(unreadable);
  const isUnreadable = (path: string): boolean =>
    path !== '' && (unreadablePaths.has(path) || isUnreadable(parentOf(path)));
  const unknown: [string, FileState<T>][] = [];
  const removed = new Map<string, FileState<T>>();
  for (const [path, state] of known ?? []) {
    if (states.has(path)) continue;
    if (isUnreadable(path)) unknown.push([path, withoutFile(state)]);
    else if (isGone) unknown.push([path, state]);
    else removed.set(path, state);
  }
  return { unknown, removed };
}

/** Returns true for a folder of which every file is gone, once the grace period is over. Files that were lost before have no stamp. */
function isEmptied<T>(
  states: FileStates<T>,
  { removed }: Unlisted<T>,
  { gone }: FolderRefresh,
  { atLeast }: EmptiedFolder,
): boolean {
  const lost = [...removed.values()];
  return (
    states.size === 0 &&
    lost.length >= atLeast &&
    lost.some(({ served }) => served !== undefined) &&
    (gone !== 'keep' || lost.every(({ stamp }) => stamp === ''))
  );
}

/** Returns the same with every removed file as one whose newest version is unknown. */
const withoutRemovals = <T>({ unknown, removed }: Unlisted<T>): Unlisted<T> => {
  const lost = [...removed].map(([path, state]) => [path, { ...state, stamp: '' }] as const);
  return { unknown: [...unknown, ...lost], removed: new Map() };
};

/** Adds the files that are no longer listed, but still served. */
function withMissing<T>(
  states: Map<string, FileState<T>>,
  { unknown, removed }: Unlisted<T>,
  { gone, missingBefore, missing }: FolderRefresh,
): FileStates<T> {
  const kept = [...removed].filter(([path]) => isKept(path, gone, missingBefore));
  missing.push(...kept.map(([path]) => path));
  if (kept.length + unknown.length === 0) return states;
  return new Map([...states, ...unknown, ...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads the changed files of one kind. Never throws. */
export async function refreshFolder<T extends { readonly file: string }>(
  refresh: FolderRefresh,
  files: FolderFiles<T>,
): Promise<FileStates<T>> {
  const { context, isGone, findings } = refresh;
  const { before, read, readAll, renaming, emptied, always = false } = files;
  const { folder, recursive, accepts, ignores, withoutFile = withNewestUnknown } = files;
  const list = await listFiles({ ...context, folder, recursive, accepts, ignores, ignoredEntry });
  findings.push(...list.findings);
  const known = renaming ? withoutReturned(before, list.paths) : before;
  const states = readAll
    ? new Map(await readAll(list.paths))
    : await refreshFiles(context, list.paths, known, read, always);
  if (!context.keepsLastGood) return states;
  const others = unlisted(states, known, list.unreadable, withoutFile, isGone);
  if (renaming && known && !context.pageReader)
    takeOverGone(states, others.removed, known, renaming, context.serveBrokenEdits);
  if (emptied === undefined || !isEmptied(states, others, refresh, emptied))
    return withMissing(states, others, refresh);
  findings.push(fileFinding(context.nameOf(folder), emptied.rule, emptied.message));
  return withMissing(states, withoutRemovals(others), refresh);
}
