import type { DataFileRequest } from '@forecourt/content';
import type { DataThread } from './thread-connection.ts';
import type { Host } from './thread-hosts.ts';

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

/** Counts a thread that ended while it worked on a file. */
export const countEnd = (file: HeldFile): void => {
  file.ends++;
  file.lastEnd = performance.now();
};
