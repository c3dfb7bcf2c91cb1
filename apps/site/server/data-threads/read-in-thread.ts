import type { DataFileRequest } from '@forecourt/content';
import type { Placement } from './held-file.ts';
import type { ReadResult } from './messages.ts';
import { maxAttempts, type RereadingOptions } from './rereading.ts';
import { ThreadEnded } from './thread-connection.ts';

/** A file that was read, and the thread that read it. */
interface ThreadReading {
  readonly placement: Placement;
  readonly result: ReadResult;
}

/**
 * Reads a file in a thread that is suited to it, in another if that one ended.
 * @returns `too-complex` for a file that ended its threads; the error for one that can't be read
 */
export async function readInThread(
  id: number,
  request: DataFileRequest,
  { hosts, hostFor }: Pick<RereadingOptions, 'hosts' | 'hostFor'>,
): Promise<ThreadReading | 'too-complex' | Error> {
  let isSuspect = false;
  for (let attempt = 1; ; attempt++) {
    const host = hostFor(request, isSuspect);
    const { thread } = host;
    try {
      return { placement: { host, thread }, result: await thread.read(id, request) };
    } catch (error) {
      hosts.closeOwn(host);
      if (!(error instanceof ThreadEnded) || hosts.isClosed()) return error as Error;
      if (host.isOwn || attempt > maxAttempts) return 'too-complex';
      isSuspect ||= error.id === id;
    }
  }
}
