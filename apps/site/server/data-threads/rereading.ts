import type { DataFileRequest } from '@forecourt/content';
import { SourceFailure } from '@forecourt/dealership';
import { countEnd, type HeldFile, type Placement } from './held-file.ts';
import { readAgain, UnreadableFile } from './read-again.ts';
import { ReadingFailed, ThreadEnded } from './thread-connection.ts';
import type { Host, ThreadHosts } from './thread-hosts.ts';

/** Options of {@link createRereading}. */
export interface RereadingOptions {
  readonly hosts: Pick<ThreadHosts<HeldFile>, 'closeOwn' | 'isClosed'>;
  /** Returns a thread to read a file in. @param isSuspect true if the file ended a thread */
  readonly hostFor: (request: DataFileRequest, isSuspect: boolean) => Host<HeldFile>;
  /** Runs a reading when it is the tenant's turn. */
  readonly inTurn: <T>(request: DataFileRequest, task: () => Promise<T>) => Promise<T>;
  /** Path of the last good copy of a data file; undefined if none is stored. */
  readonly copyOf: (path: string) => string | undefined;
  /** Milliseconds before a file that ended too many threads is read again. */
  readonly restMs: number;
}

/** Number of attempts at reading or querying a file whose threads end. */
export const maxAttempts = 3;

const maxEnds = 3;

/**
 * Creates the reading of files that no thread holds: from their path, or from their last good copy.
 * @param hold called, while it is still the tenant's turn, with the thread that holds the file.
 */
export function createRereading(
  { hosts, hostFor, inTurn, copyOf, restMs }: RereadingOptions,
  hold: (file: HeldFile, placement: Placement) => void,
): (file: HeldFile) => Promise<Placement> {
  const isResting = ({ ends, lastEnd }: HeldFile) =>
    ends > maxEnds && performance.now() - lastEnd < restMs;

  return async (file) => {
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
}
