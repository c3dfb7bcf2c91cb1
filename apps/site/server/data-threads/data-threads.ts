import { availableParallelism } from 'node:os';
import type { DataFile } from '@forecourt/block-schemas';
import { fileFinding, type DataFileRequest, type Reading } from '@forecourt/content';
import { SourceFailure, type FileQuestion, type RejectedEntry } from '@forecourt/dealership';
import { tasksInTurn } from '../limits/tasks-in-turn.ts';
import { askHeldFile } from './ask-held-file.ts';
import { heldFile, type HeldFile } from './held-file.ts';
import { createHeldFiles } from './held-files.ts';
import { readInThread } from './read-in-thread.ts';
import { tenantFolderOf } from './tenant-folder-of.ts';
import {
  ThreadConnection,
  type DataThread,
  type ThreadEnd,
  type ThreadEvents,
  type ThreadLimits,
} from './thread-connection.ts';
import { createThreadHosts } from './thread-hosts.ts';

/** Options of {@link createDataThreads}. */
export interface DataThreadOptions {
  /** Reports an omitted entry. @param path absolute path of the file */
  readonly onRejected: (path: string, entry: RejectedEntry) => void;
  /** Reports a thread that ended. @param path the file that it was working on */
  readonly onThreadEnd: (reason: ThreadEnd['reason'], path: string | undefined) => void;
  /** Path of the last good copy of a data file; undefined if none is stored. */
  readonly copyOf?: (path: string) => string | undefined;
  /** Threads that small files share. */
  readonly sharedThreads?: number;
  /** A larger file has a thread of its own. */
  readonly maxSharedBytes?: number;
  readonly sharedLimits?: ThreadLimits;
  readonly ownLimits?: ThreadLimits;
  /** Milliseconds that a replaced version stays in memory after its last query. */
  readonly graceMs?: number;
  /** Milliseconds before a file that ended too many threads is read again. */
  readonly restMs?: number;
  /** Starts a thread; a worker thread if left out. */
  readonly startThread?: (limits: ThreadLimits, events: ThreadEvents) => DataThread;
}

/** Reads data files in threads and answers queries about them. */
export interface DataThreads {
  /** Reads a file. While a thread reads, other files and tenants are served. Never rejects. */
  readonly read: (request: DataFileRequest) => Promise<Reading<DataFile>>;
  /**
   * Queries a file that `read` returned. A file that no thread holds any more is read again.
   * Rejects with `SourceFailure` or `SearchParameterError`.
   */
  readonly ask: (file: DataFile, question: FileQuestion) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Creates the data threads; the first one starts with the first file. */
export function createDataThreads({
  onRejected,
  onThreadEnd,
  copyOf = () => undefined,
  sharedThreads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  maxSharedBytes = 2_000_000,
  sharedLimits = { memoryMb: 512, readMs: 30_000, askMs: 10_000 },
  ownLimits = { memoryMb: 1536, readMs: 120_000, askMs: 10_000 },
  graceMs = 30_000,
  restMs = 60_000,
  startThread = (limits, events) => new ThreadConnection(limits, events),
}: DataThreadOptions): DataThreads {
  const requests = new Map<number, DataFileRequest>();
  const largeLoads = tasksInTurn(Math.max(1, availableParallelism() - 1));
  const smallLoads = tasksInTurn(4);
  const isLarge = ({ stat }: DataFileRequest) => stat.bytes > maxSharedBytes;
  const inTurn = <T>(request: DataFileRequest, task: () => Promise<T>) =>
    (isLarge(request) ? largeLoads : smallLoads)(tenantFolderOf(request), task);
  const hosts = createThreadHosts<HeldFile>({
    sharedThreads,
    connect: (isOwn, onEnd) =>
      startThread(isOwn ? ownLimits : sharedLimits, {
        onRejected: (id, entry) => onRejected(requests.get(id)?.path ?? '', entry),
        onEnd,
      }),
    onEnd({ reason, id }, lost) {
      onThreadEnd(reason, id === undefined ? undefined : requests.get(id)?.path);
      files.recover(lost, id);
    },
  });
  const hostFor = (request: DataFileRequest, isSuspect: boolean) =>
    isLarge(request) || isSuspect ? hosts.startOwn() : hosts.sharedBy(tenantFolderOf(request));
  const files = createHeldFiles({ hosts, hostFor, inTurn, copyOf, graceMs, restMs });
  const held = new WeakMap<object, HeldFile>();
  const unreachable = new FinalizationRegistry<HeldFile>((file) => {
    files.abandon(file);
    requests.delete(file.id);
  });
  let ids = 0;

  const load = async (request: DataFileRequest): Promise<Reading<DataFile>> => {
    const id = ++ids;
    requests.set(id, request);
    const read = await readInThread(id, request, { hosts, hostFor });
    if (read === 'too-complex' || read instanceof Error) {
      requests.delete(id);
      return refusalOf(request, read);
    }
    const { placement, result } = read;
    const { isHeld, ...reading } = result;
    if (!isHeld) {
      requests.delete(id);
      hosts.closeOwn(placement.host);
      return reading;
    }
    const { version } = result;
    // Read again, a version with errors must not replace a good one.
    const file = heldFile(id, { ...request, hasGood: !reading.broken }, version);
    files.add(file);
    // A thread that ended meanwhile holds nothing: the first query reads the file again.
    if (placement.thread === placement.host.thread && hosts.isOpen(placement.host)) {
      file.placement = Promise.resolve(placement);
      files.hold(file, placement);
    }
    const handle = {};
    held.set(handle, file);
    unreachable.register(handle, file);
    return { ...reading, value: { file: request.file, version, value: undefined, held: handle } };
  };

  return {
    read: (request) => inTurn(request, () => load(request)),
    async ask({ file: name, held: handle }, question) {
      const file = handle && held.get(handle);
      if (file === undefined) throw new SourceFailure(name, 'unreachable', 'was never read');
      return askHeldFile(file, name, question, { hosts, files });
    },
    close: hosts.close,
  };
}

function refusalOf(request: DataFileRequest, reason: 'too-complex' | Error): Reading<DataFile> {
  const { name, stat } = request;
  const finding =
    reason === 'too-complex'
      ? fileFinding(name, reason, tooComplex)
      : fileFinding(name, 'unreadable', `cannot be read (${reason.message})`);
  return { version: `unread ${stat.stamp}`, broken: true, findings: [finding] };
}

const tooComplex =
  'takes too long or too much memory to read; import it into PostgreSQL: set DATABASE_URL and run "forecourt import"';
