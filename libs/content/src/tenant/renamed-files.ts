import { posix } from 'node:path';
import type { FileState, FileStates } from './file-state.ts';

/** Ways to recognise a renamed file. */
export interface Renaming<T> {
  /** Returns the name that content refers to: a page's path, a component's name. */
  readonly nameOf: (served: T) => string;
  /** Returns the name that a file with errors claims, as far as it can be read. */
  readonly claimedBy: (state: FileState<T>) => string | undefined;
}

/** A file that has disappeared, and the last good version of it. */
interface Left<T> {
  readonly from: string;
  readonly served: T;
  readonly whole: boolean;
}

/**
 * Returns the states without copies whose original file is back.
 * @param paths of the existing files.
 */
export function withoutReturned<T extends { readonly file: string }>(
  known: FileStates<T> | undefined,
  paths: readonly string[],
): FileStates<T> | undefined {
  const there = new Set(paths);
  const isReturned = ([path, { served }]: [string, FileState<T>]) =>
    served !== undefined && served.file !== path && there.has(served.file);
  const all = [...(known ?? [])];
  return all.some(isReturned) ? new Map(all.filter((each) => !isReturned(each))) : known;
}

/**
 * Gives files with errors the last good version of the files that they replace (TEN-11): a file that is
 * renamed and broken in one edit is a broken edit, not a removal. Changes `states`.
 * @param gone files that have disappeared. @param known files of the previous reading.
 * @param serveBrokenEdits true to show the valid part of a broken file instead, for preview.
 */
export function takeOverGone<T>(
  states: Map<string, FileState<T>>,
  gone: FileStates<T>,
  known: FileStates<T>,
  { nameOf, claimedBy }: Renaming<T>,
  serveBrokenEdits = false,
): void {
  const left = new Map(
    [...gone].flatMap(([from, { served, whole }]): [string, Left<T>][] =>
      served === undefined ? [] : [[from, { from, served, whole }]],
    ),
  );
  if (left.size === 0) return;
  const broken = [...states].filter(([, { whole }]) => !whole);
  const good = [...states.values()].filter(({ whole }) => whole);
  const taken = new Set(good.flatMap(({ served }) => (served ? [nameOf(served)] : [])));
  const takeOver = (path: string, state: FileState<T>, { from, served, whole }: Left<T>) => {
    left.delete(from);
    if (state.served && (serveBrokenEdits || !whole)) return;
    states.set(path, { ...state, served, whole });
  };
  // Groups make this linear in the number of files, however many a tenant renames at once (OPS-3).
  const latestFirst = [...left.values()].reverse();
  const byName = Map.groupBy(latestFirst, ({ served }) => nameOf(served));
  for (const [path, state] of broken) {
    const name = claimedBy(state);
    const last = name === undefined || taken.has(name) ? undefined : byName.get(name)?.pop();
    if (last !== undefined) takeOver(path, state, last);
  }
  // The file was moved to another folder, and none of it can be shown.
  const byFileName = Map.groupBy(left.values(), ({ from }) => posix.basename(from));
  for (const [path, state] of broken) {
    if (states.get(path)?.served || known.has(path)) continue;
    const [last, ...others] = byFileName.get(posix.basename(path)) ?? [];
    if (last === undefined || others.length > 0 || !left.has(last.from)) continue;
    if (!taken.has(nameOf(last.served))) takeOver(path, state, last);
  }
}
