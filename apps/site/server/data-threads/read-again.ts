import { dirname, sep } from 'node:path';
import { nodeFileSystem, type DataFileRequest } from '@forecourt/content';
import type { ReadResult } from './messages.ts';
import type { DataThread } from './thread-connection.ts';

/** Neither a file nor its copy can be read; the message says why, without content. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** A file to load into a thread again. */
export interface LostFile {
  readonly thread: DataThread;
  readonly id: number;
  readonly request: DataFileRequest;
  /** Version that was served. */
  readonly version: string;
  /** Path of the last good copy. */
  readonly copy: string | undefined;
}

/**
 * Loads a file into a thread again: the version that was served if the file or its copy still is
 * that version, else the newest good one of the two.
 * @throws {UnreadableFile}
 */
export async function readAgain({ thread, id, request, version, copy }: LostFile): Promise<void> {
  const read = async (path: string): Promise<ReadResult | string> => {
    const refused = await unusable(path);
    if (refused !== undefined) return refused;
    const stat = await nodeFileSystem.stat(path);
    return thread.read(id, { ...request, path, stat, known: undefined });
  };
  const original = await read(request.path);
  if (isGood(original) && original.version === version) return;
  const stored = copy === undefined ? undefined : await read(copy);
  if (stored !== undefined && isGood(stored)) {
    if (stored.version === version || !isGood(original)) return;
  }
  if (isGood(original)) {
    // The copy replaced it in the thread.
    if (stored === undefined || !isGood(stored) || isGood(await read(request.path))) return;
  }
  throw new UnreadableFile(reason(original));
}

const isGood = (result: ReadResult | string): result is ReadResult =>
  typeof result !== 'string' && result.isHeld;

const reason = (result: ReadResult | string): string =>
  typeof result === 'string' ? result : (result.findings[0]?.message ?? 'is broken');

/** Returns the reason why a path must not be read: links may have been added since it was checked. */
async function unusable(path: string): Promise<string | undefined> {
  try {
    const folder = await nodeFileSystem.realPath(dirname(dirname(path)));
    if (!(await nodeFileSystem.realPath(path)).startsWith(folder + sep))
      return 'is a link to a file outside the tenant';
    const { kind } = await nodeFileSystem.stat(path);
    return kind === 'file' ? undefined : 'is not a file';
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code})`;
  }
}
