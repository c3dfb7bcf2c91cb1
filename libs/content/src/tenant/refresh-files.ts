import { join } from 'node:path';
import type { FindingId } from '@forecourt/block-schemas';
import { errorCode, describeFileError, isGone } from '../file-system/file-error.ts';
import type { FileStat } from '../file-system/file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { inParallel } from '../reading/in-parallel.ts';
import { isInside, leavesTenant } from '../reading/list-files.ts';
import type { Reading } from '../reading/read-page.ts';
import type { FileState, FileStates } from './file-state.ts';
import type { TenantContext } from './tenant-context.ts';

/** Reads files of one kind. */
export type ReadOfKind<T> = (
  path: string,
  stat: FileStat,
  known?: string,
  /** True if a good version is being served. */
  hasGood?: boolean,
) => Promise<Reading<T> | 'pending'>;

const filesAtOnce = 24;

/** Returns the next state. A broken edit never replaces a good version; a file that was broken from the start is replaced by any newer version. */
function nextState<T>(
  reading: Reading<T>,
  stamp: string,
  before: FileState<T> | undefined,
  serveBrokenEdits: boolean,
  bytes?: number,
): FileState<T> {
  const { version, value, broken, findings, claimedPath, claimedName } = reading;
  const newest = {
    stamp,
    version,
    findings,
    claimedPath,
    bytes,
    claimedName,
  };
  if (!broken) return { ...newest, served: value, whole: true };
  if (value !== undefined && (serveBrokenEdits || !before?.served || !before.whole))
    return { ...newest, served: value, whole: false };
  return { ...newest, served: before?.served, whole: before?.whole ?? false };
}

async function readState<T>(
  context: TenantContext,
  path: string,
  read: ReadOfKind<T>,
  before: FileState<T> | undefined,
  always: boolean,
): Promise<FileState<T> | undefined> {
  // Version that may stay in place of a broken one. A check of the current files has none.
  const good = context.keepsLastGood ? before : undefined;
  let stat: FileStat;
  try {
    stat = await context.fs.stat(join(context.directory, path));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    const findings = [fileFinding(context.nameOf(path), 'unreadable', describeFileError(error))];
    return nextState({ version: '', broken: true, findings }, '', good, context.serveBrokenEdits);
  }
  if (before !== undefined && before.stamp === stat.stamp && !always && !context.changed.has(path))
    return before;
  // The same content with a new time is not a change: the earlier result is reused.
  const known = always ? undefined : before;
  const version = known?.version === '' ? undefined : known?.version;
  const foreign = await foreignFile(context, path, stat);
  if (foreign) {
    const findings = [fileFinding(context.nameOf(path), ...foreign)];
    return nextState({ version: '', broken: true, findings }, stat.stamp, good, false);
  }
  const hasGood = good?.served !== undefined && good.whole && !context.serveBrokenEdits;
  const reading = await read(path, stat, version, hasGood);
  if (reading === 'pending') return before;
  if (reading.broken && (await isGone(context.fs, join(context.directory, path)))) return undefined;
  if (known !== undefined && (reading.same || reading.version === version))
    return {
      ...known,
      stamp: stat.stamp,
      ...(reading.same && reading.value !== undefined && { served: reading.value }),
    };
  return nextState(reading, stat.stamp, good, context.serveBrokenEdits, stat.bytes);
}

/**
 * Returns the rule and message for a file that is not the tenant's: a hard link to a file of the
 * server, or one behind a link created after the folder was listed. Only servers check this.
 */
async function foreignFile(
  { fs, directory, realDirectory, isProtected }: TenantContext,
  path: string,
  stat: FileStat,
): Promise<readonly [rule: FindingId, message: string] | undefined> {
  if (isProtected === undefined) return undefined;
  if (await isProtected(stat)) return ['protected-file', protectedFile];
  const real = await fs.realPath(join(directory, path)).catch(() => undefined);
  return real === undefined || isInside(real, realDirectory)
    ? undefined
    : ['outside-tenant', leavesTenant];
}

const protectedFile =
  'is a hard link to a file that belongs to the server; put a file of its own in its place';

/**
 * Returns the states of files, reusing those of files that did not change.
 * @param always read every file again, since something besides the files changed.
 */
export async function refreshFiles<T>(
  context: TenantContext,
  paths: readonly string[],
  before: FileStates<T> | undefined,
  read: ReadOfKind<T>,
  always = false,
): Promise<Map<string, FileState<T>>> {
  const states = await inParallel(paths, filesAtOnce, (path) =>
    readState(context, path, read, before?.get(path), always),
  );
  const found = new Map<string, FileState<T>>();
  for (const [index, path] of paths.entries()) {
    const state = states[index];
    if (state !== undefined) found.set(path, state);
  }
  return found;
}
