import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { DataFile } from '@forecourt/block-schemas';
import { fileFinding, type DataFileRequest, type Reading } from '@forecourt/content';
import { SourceFailure, type FileQuestion, type RejectedEntry } from '@forecourt/dealership';
import { tasksInTurn, type InTurn } from '../../fair-queue.ts';
import {
  ThreadConnection,
  ThreadEnded,
  type ThreadEnd,
  type ThreadLimits,
} from './thread-connection.ts';

/** Options of {@link createDataThreads}. */
export interface DataThreadOptions {
  /** Reports an entry that is left out. @param path absolute path of the file */
  readonly onRejected: (path: string, entry: RejectedEntry) => void;
  /** Reports a thread that ended. @param path the file that it was working on */
  readonly onThreadEnd: (reason: ThreadEnd['reason'], path: string | undefined) => void;
  /** Threads that small files share. */
  readonly sharedThreads?: number;
  /** A larger file has a thread of its own. */
  readonly maxSharedBytes?: number;
  readonly sharedLimits?: ThreadLimits;
  readonly ownLimits?: ThreadLimits;
  /** Milliseconds that a replaced version still answers after the last question to it. */
  readonly graceMs?: number;
}

/** Reads data files in threads and answers questions about them. */
export interface DataThreads {
  /** Reads a file. While a thread reads, other files and tenants are served. */
  readonly read: (request: DataFileRequest) => Promise<Reading<DataFile>>;
  /** Asks about a file that `read` returned. Rejects with `SourceFailure` or `SearchParameterError`. */
  readonly ask: (file: DataFile, question: FileQuestion) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A thread and what it holds; a thread that ends is replaced and its files are read again. */
interface Host {
  connection: ThreadConnection;
  readonly isOwn: boolean;
  readonly files: Map<number, HeldFile>;
  readonly turns: InTurn;
}

/** One version of a file in a thread. */
interface HeldFile {
  readonly id: number;
  readonly request: DataFileRequest;
  host: Host;
  /** Resolves once its thread can answer. */
  ready: Promise<unknown>;
  restarts: number;
  lastAsked: number;
}

/** Questions of all tenants in a shared thread at a time; the others wait for their turn. */
const questionsAtOnce = 4;
const maxRestarts = 3;

const tenantOf = ({ path }: DataFileRequest) => dirname(dirname(path));

/** Starts no thread before the first file is read. */
export function createDataThreads({
  onRejected,
  onThreadEnd,
  sharedThreads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  maxSharedBytes = 2_000_000,
  sharedLimits = { memoryMb: 512, readMs: 30_000, askMs: 10_000 },
  ownLimits = { memoryMb: 1536, readMs: 120_000, askMs: 10_000 },
  graceMs = 30_000,
}: DataThreadOptions): DataThreads {
  const shared: Host[] = [];
  const hosts = new Set<Host>();
  const requests = new Map<number, DataFileRequest>();
  const held = new WeakMap<object, HeldFile>();
  /** The newest version of each file by its path. */
  const newest = new Map<string, HeldFile>();
  const suspects = new Set<number>();
  const largeLoads = tasksInTurn(Math.max(1, availableParallelism() - 1));
  const smallLoads = tasksInTurn(4);
  const inTurn = <T>(request: DataFileRequest, task: () => Promise<T>) =>
    (request.stat.bytes > maxSharedBytes ? largeLoads : smallLoads)(tenantOf(request), task);
  let ids = 0;
  let closed = false;

  const connect = (host: Omit<Host, 'connection'>) =>
    new ThreadConnection(
      host.isOwn ? ownLimits : sharedLimits,
      (id, entry) => onRejected(requests.get(id)?.path ?? '', entry),
      (end) => restart(host as Host, end),
    );

  const startHost = (isOwn: boolean): Host => {
    const parts = {
      isOwn,
      files: new Map<number, HeldFile>(),
      turns: tasksInTurn(questionsAtOnce),
    };
    const host: Host = Object.assign(parts, { connection: connect(parts) });
    // The thread's reports come for the object that holds its connection, which is this one.
    hosts.add(host);
    return host;
  };

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

  const reload = (file: HeldFile, host: Host): void => {
    file.host = host;
    file.ready = inTurn(file.request, () =>
      host.connection.read(file.id, { ...file.request, known: undefined }),
    ).then(({ broken }) => {
      if (broken) throw new ThreadEnded('the file on disk is broken');
    });
    file.ready.catch(() => undefined);
  };

  const restart = (host: Host, { reason, id }: ThreadEnd): void => {
    if (closed) return;
    if (id !== undefined) suspects.add(id);
    onThreadEnd(reason, id === undefined ? undefined : requests.get(id)?.path);
    if (host.isOwn && host.files.size === 0) return void hosts.delete(host);
    host.connection = connect(host);
    for (const file of host.files.values()) {
      if (++file.restarts > maxRestarts) continue;
      if (file.id !== id || host.isOwn) reload(file, host);
      else {
        // Whatever it did to the thread, it does to nobody else again.
        host.files.delete(file.id);
        const own = startHost(true);
        own.files.set(file.id, file);
        reload(file, own);
      }
    }
  };

  const release = (file: HeldFile): void => {
    const { host, id } = file;
    if (!host.files.delete(id)) return;
    requests.delete(id);
    if (newest.get(file.request.path) === file) newest.delete(file.request.path);
    if (host.isOwn) {
      hosts.delete(host);
      void host.connection.close();
    } else host.connection.drop(id);
  };

  /** For requests that are being answered from a version that has been replaced. */
  const releaseLater = (file: HeldFile): void => {
    const wait = file.lastAsked + graceMs - performance.now();
    if (wait <= 0) release(file);
    else setTimeout(() => releaseLater(file), wait).unref();
  };

  const unreachable = new FinalizationRegistry<HeldFile>(release);

  /** Reads a file in a thread that is suited to it, in another if that one ended. */
  const readInThread = async (id: number, request: DataFileRequest) => {
    const isLarge = request.stat.bytes > maxSharedBytes;
    for (let attempt = 1; ; attempt++) {
      const host = isLarge || suspects.has(id) ? startHost(true) : sharedHost(tenantOf(request));
      try {
        return { host, result: await host.connection.read(id, request) };
      } catch (error) {
        if (!(error instanceof ThreadEnded) || closed) throw error;
        if (host.isOwn || attempt > maxRestarts) return undefined;
      }
    }
  };

  const load = async (request: DataFileRequest): Promise<Reading<DataFile>> => {
    const id = ++ids;
    requests.set(id, request);
    const read = await readInThread(id, request);
    suspects.delete(id);
    if (read === undefined) {
      requests.delete(id);
      const message =
        'takes too long or too much memory to read; import it into PostgreSQL: set DATABASE_URL and run "forecourt import"';
      const finding = fileFinding(request.name, 'too-complex', message);
      return { version: `unread ${request.stat.stamp}`, broken: true, findings: [finding] };
    }
    const { host, result } = read;
    if (result.same || result.broken) {
      requests.delete(id);
      if (host.isOwn) {
        hosts.delete(host);
        void host.connection.close();
      }
      return result;
    }
    const file: HeldFile = {
      id,
      request,
      host,
      ready: Promise.resolve(),
      restarts: 0,
      lastAsked: performance.now(),
    };
    host.files.set(id, file);
    const older = newest.get(request.path);
    newest.set(request.path, file);
    if (older) releaseLater(older);
    const handle = {};
    held.set(handle, file);
    unreachable.register(handle, file);
    const { version } = result;
    return { ...result, value: { file: request.file, version, value: undefined, held: handle } };
  };

  return {
    read: (request) => inTurn(request, () => load(request)),
    async ask({ held: handle }, question) {
      const file = handle && held.get(handle);
      if (file === undefined) throw new SourceFailure('data file', 'unreachable');
      file.lastAsked = performance.now();
      try {
        await file.ready;
        const ask = () => file.host.connection.ask(file.id, question);
        return await (file.host.isOwn ? ask() : file.host.turns(tenantOf(file.request), ask));
      } catch (error) {
        if (error instanceof ThreadEnded) throw new SourceFailure('data file', 'unreachable');
        throw error;
      }
    },
    async close() {
      closed = true;
      await Promise.all([...hosts].map(({ connection }) => connection.close()));
    },
  };
}
