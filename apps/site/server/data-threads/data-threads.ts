import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { DataFile, FindingId } from '@forecourt/block-schemas';
import { fileFinding, type DataFileRequest, type Reading } from '@forecourt/content';
import { SourceFailure, type FileQuestion, type RejectedEntry } from '@forecourt/dealership';
import { tasksInTurn } from '../limits/fair-queue.ts';
import { createHeldFiles, type HeldFile, type Placement } from './held-files.ts';
import {
  FileNotHeld,
  ThreadConnection,
  ThreadEnded,
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

const maxAttempts = 3;

const tenantOf = ({ path }: DataFileRequest) => dirname(dirname(path));

const isLostPlace = (error: unknown): error is ThreadEnded | FileNotHeld =>
  error instanceof ThreadEnded || error instanceof FileNotHeld;

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
    (isLarge(request) ? largeLoads : smallLoads)(tenantOf(request), task);
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
    isLarge(request) || isSuspect ? hosts.startOwn() : hosts.sharedBy(tenantOf(request));
  const files = createHeldFiles({ hosts, hostFor, inTurn, copyOf, graceMs, restMs });
  const held = new WeakMap<object, HeldFile>();
  const unreachable = new FinalizationRegistry<HeldFile>((file) => {
    files.abandon(file);
    requests.delete(file.id);
  });
  let ids = 0;

  /** Reads a file in a thread that is suited to it, in another if that one ended. */
  const readInThread = async (id: number, request: DataFileRequest) => {
    let isSuspect = false;
    for (let attempt = 1; ; attempt++) {
      const host = hostFor(request, isSuspect);
      const { thread } = host;
      try {
        return { host, thread, result: await thread.read(id, request) };
      } catch (error) {
        hosts.closeOwn(host);
        if (!(error instanceof ThreadEnded) || hosts.isClosed()) return { failed: error as Error };
        if (host.isOwn || attempt > maxAttempts) return undefined;
        isSuspect ||= error.id === id;
      }
    }
  };

  const load = async (request: DataFileRequest): Promise<Reading<DataFile>> => {
    const id = ++ids;
    requests.set(id, request);
    const read = await readInThread(id, request);
    if (read?.result === undefined) {
      requests.delete(id);
      return read
        ? refusal(request, 'unreadable', `cannot be read (${read.failed.message})`)
        : refusal(request, 'too-complex', tooComplex);
    }
    const { host, thread, result } = read;
    const { isHeld, ...reading } = result;
    if (!isHeld) {
      requests.delete(id);
      hosts.closeOwn(host);
      return reading;
    }
    const { version } = result;
    const file: HeldFile = {
      id,
      // Read again, a version with errors must not replace a good one.
      request: { ...request, hasGood: !reading.broken },
      version,
      placement: undefined,
      host: undefined,
      ends: 0,
      lastEnd: 0,
      lastAsked: performance.now(),
      isUnreachable: false,
    };
    files.add(file);
    // A thread that ended meanwhile holds nothing: the first query reads the file again.
    if (thread === host.thread && hosts.isOpen(host)) {
      file.placement = Promise.resolve({ host, thread });
      files.hold(file, { host, thread });
    }
    const handle = {};
    held.set(handle, file);
    unreachable.register(handle, file);
    return { ...reading, value: { file: request.file, version, value: undefined, held: handle } };
  };

  const askIn = (
    { host, thread }: Placement,
    file: HeldFile,
    question: FileQuestion,
  ): Promise<unknown> => {
    const ask = () => thread.ask(file.id, question);
    return host.isOwn ? ask() : host.turns(tenantOf(file.request), ask);
  };

  return {
    read: (request) => inTurn(request, () => load(request)),
    async ask({ file: name, held: handle }, question) {
      const file = handle && held.get(handle);
      if (file === undefined) throw new SourceFailure(name, 'unreachable', 'was never read');
      for (let attempt = 1; ; attempt++) {
        file.lastAsked = performance.now();
        const placement = files.placementOf(file);
        try {
          return await askIn(await placement, file, question);
        } catch (error) {
          if (!isLostPlace(error)) throw error;
          // Another reading may have begun since; only the requested one is dropped.
          if (file.placement === placement) file.placement = undefined;
          const isOfFile = error instanceof ThreadEnded && error.id === file.id;
          if (isOfFile || hosts.isClosed() || attempt >= maxAttempts)
            throw new SourceFailure(name, 'unreachable', error.message);
        }
      }
    },
    close: hosts.close,
  };
}

const refusal = ({ name, stat }: DataFileRequest, rule: FindingId, message: string) => ({
  version: `unread ${stat.stamp}`,
  broken: true,
  findings: [fileFinding(name, rule, message)],
});

const tooComplex =
  'takes too long or too much memory to read; import it into PostgreSQL: set DATABASE_URL and run "forecourt import"';
