import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { DataFile, FindingId } from '@forecourt/block-schemas';
import { fileFinding, type DataFileRequest, type Reading } from '@forecourt/content';
import { SourceFailure, type FileQuestion, type RejectedEntry } from '@forecourt/dealership';
import { tasksInTurn, type InTurn } from '../limits/fair-queue.ts';
import { readAgain, UnreadableFile } from './read-again.ts';
import {
  FileNotHeld,
  ReadingFailed,
  ThreadConnection,
  ThreadEnded,
  type DataThread,
  type ThreadEnd,
  type ThreadEvents,
  type ThreadLimits,
} from './thread-connection.ts';

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

/** Where a thread runs; a shared one that ends is replaced. */
interface Host {
  thread: DataThread;
  readonly isOwn: boolean;
  readonly files: Map<number, HeldFile>;
  readonly turns: InTurn;
}

/** Thread that holds a file. */
interface Placement {
  readonly host: Host;
  readonly thread: DataThread;
}

/** One version of a file. Its content is in a thread, or is read again when it is queried. */
interface HeldFile {
  readonly id: number;
  readonly request: DataFileRequest;
  readonly version: string;
  /** Undefined while no thread holds the file or reads it. */
  placement: Promise<Placement> | undefined;
  host: Host | undefined;
  /** Threads that ended while they worked on this file, and when the last one did. */
  ends: number;
  lastEnd: number;
  lastAsked: number;
  /** True once nothing can query the file any more. */
  isUnreachable: boolean;
}

/** Maximum number of concurrent queries in a shared thread; the others are queued. */
const questionsAtOnce = 4;
const maxAttempts = 3;
const maxEnds = 3;

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
  const shared: Host[] = [];
  const hosts = new Set<Host>();
  const requests = new Map<number, DataFileRequest>();
  const held = new WeakMap<object, HeldFile>();
  /** The newest version of each file by its path. */
  const newest = new Map<string, HeldFile>();
  const largeLoads = tasksInTurn(Math.max(1, availableParallelism() - 1));
  const smallLoads = tasksInTurn(4);
  const isLarge = ({ stat }: DataFileRequest) => stat.bytes > maxSharedBytes;
  const inTurn = <T>(request: DataFileRequest, task: () => Promise<T>) =>
    (isLarge(request) ? largeLoads : smallLoads)(tenantOf(request), task);
  let ids = 0;
  let closed = false;

  const startHost = (isOwn: boolean): Host => {
    const parts = { isOwn, files: new Map(), turns: tasksInTurn(questionsAtOnce) };
    const host: Host = Object.assign(parts, { thread: connect(() => host, isOwn) });
    hosts.add(host);
    return host;
  };

  const connect = (hostOf: () => Host, isOwn: boolean): DataThread =>
    startThread(isOwn ? ownLimits : sharedLimits, {
      onRejected: (id, entry) => onRejected(requests.get(id)?.path ?? '', entry),
      onEnd: (end) => replaceThread(hostOf(), end),
    });

  /** The shared thread of a tenant: the one that holds fewest files when the tenant first needs one. */
  const sharedByTenant = new Map<string, Host>();
  const sharedHost = (tenant: string): Host => {
    let host = sharedByTenant.get(tenant);
    if (host === undefined) {
      if (shared.length < sharedThreads) shared.push((host = startHost(false)));
      else host = shared.toSorted((a, b) => a.files.size - b.files.size)[0]!;
      sharedByTenant.set(tenant, host);
    }
    return host;
  };

  /** Ends a host that was started for one file. */
  const closeOwn = (host: Host): void => {
    if (!host.isOwn || !hosts.delete(host)) return;
    void host.thread.close();
  };

  const replaceThread = (host: Host, { reason, id }: ThreadEnd): void => {
    if (closed) return;
    onThreadEnd(reason, id === undefined ? undefined : requests.get(id)?.path);
    const files = [...host.files.values()];
    host.files.clear();
    if (host.isOwn) hosts.delete(host);
    else host.thread = connect(() => host, false);
    for (const file of files) {
      if (file.id === id) countEnd(file);
      file.placement = undefined;
      file.host = undefined;
      // The next query waits for this reading, or starts another one if it fails.
      placementOf(file).catch(() => undefined);
    }
  };

  const countEnd = (file: HeldFile): void => {
    file.ends++;
    file.lastEnd = performance.now();
  };

  const isResting = ({ ends, lastEnd }: HeldFile) =>
    ends > maxEnds && performance.now() - lastEnd < restMs;

  const place = (file: HeldFile, host: Host, thread: DataThread): Placement => {
    file.host = host;
    host.files.set(file.id, file);
    if (file.isUnreachable) release(file);
    else if (newest.get(file.request.path) !== file) releaseLater(file);
    return { host, thread };
  };

  /** Reads a file that no thread holds: from its path, or from its last good copy. */
  const readForPlace = async (file: HeldFile): Promise<Placement> => {
    const { id, request, version } = file;
    for (let attempt = 1; ; attempt++) {
      if (isResting(file))
        throw new SourceFailure(request.file, 'resting', 'reading it ended several threads');
      // A file that ended a thread gets one of its own, so that it affects no other file again.
      const isOwn = isLarge(request) || file.ends > 0;
      const host = isOwn ? startHost(true) : sharedHost(tenantOf(request));
      try {
        return await inTurn(request, async () => {
          const { thread } = host;
          await readAgain({ thread, id, request, version, copy: copyOf(request.path) });
          return place(file, host, thread);
        });
      } catch (error) {
        closeOwn(host);
        if (error instanceof ThreadEnded && error.id === id) countEnd(file);
        if (error instanceof ThreadEnded && !closed && attempt < maxAttempts) continue;
        if (error instanceof UnreadableFile || error instanceof ReadingFailed)
          throw new SourceFailure(request.file, 'unreachable', error.message);
        throw error;
      }
    }
  };

  const placementOf = (file: HeldFile): Promise<Placement> => {
    if (file.placement !== undefined) return file.placement;
    const placement = readForPlace(file);
    file.placement = placement;
    placement.catch(() => {
      if (file.placement === placement) file.placement = undefined;
    });
    return placement;
  };

  /** Frees the memory of a file; a query reads it again. */
  const release = (file: HeldFile): void => {
    const { host, id } = file;
    if (newest.get(file.request.path) === file) newest.delete(file.request.path);
    if (host === undefined || !host.files.delete(id)) return;
    file.placement = undefined;
    file.host = undefined;
    if (host.isOwn) closeOwn(host);
    else host.thread.drop(id);
  };

  /** For requests that are being answered from a version that has been replaced. */
  const releaseLater = (file: HeldFile): void => {
    const wait = file.lastAsked + graceMs - performance.now();
    if (wait <= 0) release(file);
    else setTimeout(() => releaseLater(file), wait).unref();
  };

  const unreachable = new FinalizationRegistry<HeldFile>((file) => {
    file.isUnreachable = true;
    release(file);
    requests.delete(file.id);
  });

  /** Reads a file in a thread that is suited to it, in another if that one ended. */
  const readInThread = async (id: number, request: DataFileRequest) => {
    let isSuspect = false;
    for (let attempt = 1; ; attempt++) {
      const host = isLarge(request) || isSuspect ? startHost(true) : sharedHost(tenantOf(request));
      const { thread } = host;
      try {
        return { host, thread, result: await thread.read(id, request) };
      } catch (error) {
        closeOwn(host);
        if (!(error instanceof ThreadEnded) || closed) return { failed: error as Error };
        if (host.isOwn || attempt > maxAttempts) return undefined;
        isSuspect ||= error.id === id;
      }
    }
  };

  const refusal = ({ name, stat }: DataFileRequest, rule: FindingId, message: string) => ({
    version: `unread ${stat.stamp}`,
    broken: true,
    findings: [fileFinding(name, rule, message)],
  });

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
      closeOwn(host);
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
    const older = newest.get(request.path);
    newest.set(request.path, file);
    // A thread that ended meanwhile holds nothing: the first query reads the file again.
    if (thread === host.thread && hosts.has(host))
      file.placement = Promise.resolve(place(file, host, thread));
    if (older) releaseLater(older);
    const handle = {};
    held.set(handle, file);
    unreachable.register(handle, file);
    return { ...reading, value: { file: request.file, version, value: undefined, held: handle } };
  };

  const askIn = async (
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
        const placement = placementOf(file);
        try {
          return await askIn(await placement, file, question);
        } catch (error) {
          if (!isLostPlace(error)) throw error;
          // Another reading may have begun since; only the requested one is dropped.
          if (file.placement === placement) file.placement = undefined;
          const isOwnFault = error instanceof ThreadEnded && error.id === file.id;
          if (isOwnFault || closed || attempt >= maxAttempts)
            throw new SourceFailure(name, 'unreachable', error.message);
        }
      }
    },
    async close() {
      closed = true;
      await Promise.all([...hosts].map(({ thread }) => thread.close()));
    },
  };
}

const tooComplex =
  'takes too long or too much memory to read; import it into PostgreSQL: set DATABASE_URL and run "forecourt import"';
