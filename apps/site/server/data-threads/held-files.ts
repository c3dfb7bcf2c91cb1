import type { DataFileRequest } from '@forecourt/content';
import { SourceFailure } from '@forecourt/dealership';
import { readAgain, UnreadableFile } from './read-again.ts';
import { ReadingFailed, ThreadEnded, type DataThread } from './thread-connection.ts';
import type { Host, ThreadHosts } from './thread-hosts.ts';

/** Thread that holds a file. */
export interface Placement {
  readonly host: Host<HeldFile>;
  readonly thread: DataThread;
}

/** One version of a file. Its content is in a thread, or is read again when it is queried. */
export interface HeldFile {
  readonly id: number;
  readonly request: DataFileRequest;
  readonly version: string;
  /** Undefined while no thread holds the file or reads it. */
  placement: Promise<Placement> | undefined;
  host: Host<HeldFile> | undefined;
  /** Threads that ended while they worked on this file, and when the last one did. */
  ends: number;
  lastEnd: number;
  lastAsked: number;
  /** True once nothing can query the file any more. */
  isUnreachable: boolean;
}

/** Number of attempts at reading or querying a file whose threads end. */
export const maxAttempts = 3;

/** Returns a version of a file that no thread holds yet. */
export const heldFile = (id: number, request: DataFileRequest, version: string): HeldFile => ({
  id,
  request,
  version,
  placement: undefined,
  host: undefined,
  ends: 0,
  lastEnd: 0,
  lastAsked: performance.now(),
  isUnreachable: false,
});

/** Keeps each file's content in a thread for as long as it can be queried. */
export interface HeldFiles {
  /** Makes a version the newest of its file; the one before it is released when its queries are over. */
  readonly add: (file: HeldFile) => void;
  /** Notes that a thread holds a file. */
  readonly hold: (file: HeldFile, placement: Placement) => void;
  /** Returns the thread that holds a file; reads it again if there is none. */
  readonly placementOf: (file: HeldFile) => Promise<Placement>;
  /** Reads files again whose thread ended. @param id the file that it was working on */
  readonly recover: (files: readonly HeldFile[], id: number | undefined) => void;
  /** Frees the memory of a file that nothing can query any more. */
  readonly abandon: (file: HeldFile) => void;
}

/** Options of {@link createHeldFiles}. */
export interface HeldFileOptions {
  readonly hosts: Pick<ThreadHosts<HeldFile>, 'closeOwn' | 'isClosed'>;
  /** Returns a thread to read a file in. @param isSuspect true if the file ended a thread */
  readonly hostFor: (request: DataFileRequest, isSuspect: boolean) => Host<HeldFile>;
  /** Runs a reading when it is the tenant's turn. */
  readonly inTurn: <T>(request: DataFileRequest, task: () => Promise<T>) => Promise<T>;
  /** Path of the last good copy of a data file; undefined if none is stored. */
  readonly copyOf: (path: string) => string | undefined;
  /** Milliseconds that a replaced version stays in memory after its last query. */
  readonly graceMs: number;
  /** Milliseconds before a file that ended too many threads is read again. */
  readonly restMs: number;
}

const maxEnds = 3;

/** Creates the memory of a server's data files. */
export function createHeldFiles(options: HeldFileOptions): HeldFiles {
  const { hosts, hostFor, inTurn, copyOf, graceMs, restMs } = options;
  /** The newest version of each file by its path. */
  const newest = new Map<string, HeldFile>();

  const countEnd = (file: HeldFile): void => {
    file.ends++;
    file.lastEnd = performance.now();
  };

  const isResting = ({ ends, lastEnd }: HeldFile) =>
    ends > maxEnds && performance.now() - lastEnd < restMs;

  /** Frees the memory of a file; a query reads it again. */
  const release = (file: HeldFile): void => {
    const { host, id } = file;
    if (newest.get(file.request.path) === file) newest.delete(file.request.path);
    if (host === undefined || !host.files.delete(id)) return;
    file.placement = undefined;
    file.host = undefined;
    if (host.isOwn) hosts.closeOwn(host);
    else host.thread.drop(id);
  };

  /** For requests that are being answered from a version that has been replaced. */
  const releaseLater = (file: HeldFile): void => {
    const wait = file.lastAsked + graceMs - performance.now();
    if (wait <= 0) release(file);
    else setTimeout(() => releaseLater(file), wait).unref();
  };

  const hold = (file: HeldFile, { host }: Placement): void => {
    file.host = host;
    host.files.set(file.id, file);
    if (file.isUnreachable) release(file);
    else if (newest.get(file.request.path) !== file) releaseLater(file);
  };

  /** Reads a file that no thread holds: from its path, or from its last good copy. */
  const readAnew = async (file: HeldFile): Promise<Placement> => {
    const { id, request, version } = file;
    for (let attempt = 1; ; attempt++) {
      if (isResting(file))
        throw new SourceFailure(request.file, 'resting', 'reading it ended several threads');
      // A file that ended a thread gets one of its own, so that it affects no other file again.
      const host = hostFor(request, file.ends > 0);
      try {
        return await inTurn(request, async () => {
          const placement = { host, thread: host.thread };
          const copy = copyOf(request.path);
          await readAgain({ thread: placement.thread, id, request, version, copy });
          hold(file, placement);
          return placement;
        });
      } catch (error) {
        hosts.closeOwn(host);
        if (error instanceof ThreadEnded && error.id === id) countEnd(file);
        if (error instanceof ThreadEnded && !hosts.isClosed() && attempt < maxAttempts) continue;
        if (error instanceof UnreadableFile || error instanceof ReadingFailed)
          throw new SourceFailure(request.file, 'unreachable', error.message);
        throw error;
      }
    }
  };

  const placementOf = (file: HeldFile): Promise<Placement> => {
    if (file.placement !== undefined) return file.placement;
    const placement = readAnew(file);
    file.placement = placement;
    placement.catch(() => {
      if (file.placement === placement) file.placement = undefined;
    });
    return placement;
  };

  return {
    add(file) {
      const older = newest.get(file.request.path);
      newest.set(file.request.path, file);
      if (older) releaseLater(older);
    },
    hold,
    placementOf,
    recover(files, id) {
      for (const file of files) {
        if (file.id === id) countEnd(file);
        file.placement = undefined;
        file.host = undefined;
        // The next query waits for this reading, or starts another one if it fails.
        placementOf(file).catch(() => undefined);
      }
    },
    abandon(file) {
      file.isUnreachable = true;
      release(file);
    },
  };
}
