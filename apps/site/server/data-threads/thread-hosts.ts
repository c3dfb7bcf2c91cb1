import { tasksInTurn, type InTurn } from '../limits/tasks-in-turn.ts';
import type { DataThread, ThreadEnd } from './thread-connection.ts';

/** Where a thread runs; a shared one that ends is replaced. */
export interface Host<File> {
  thread: DataThread;
  /** True if it was started for one file. */
  readonly isOwn: boolean;
  /** Files that the thread holds, by id. */
  readonly files: Map<number, File>;
  /** Queries of tenants in turn. */
  readonly turns: InTurn;
}

/** The threads of a server, some shared by tenants, others for one file each. */
export interface ThreadHosts<File> {
  /** Starts a thread for one file. */
  readonly startOwn: () => Host<File>;
  /** Returns the shared thread of a tenant: the one with the fewest files when it first needs one. */
  readonly sharedBy: (tenant: string) => Host<File>;
  /** Ends a thread that was started for one file. */
  readonly closeOwn: (host: Host<File>) => void;
  /** Returns false for a thread of one file that has ended. */
  readonly isOpen: (host: Host<File>) => boolean;
  readonly isClosed: () => boolean;
  readonly close: () => Promise<void>;
}

/** Options of {@link createThreadHosts}. */
export interface ThreadHostOptions<File> {
  /** Starts a thread, which calls back when it ends by itself. */
  readonly connect: (isOwn: boolean, onEnd: (end: ThreadEnd) => void) => DataThread;
  /** Threads that tenants share. */
  readonly sharedThreads: number;
  /** Receives the files that a thread held when it ended. A shared thread is replaced by then. */
  readonly onEnd: (end: ThreadEnd, files: readonly File[]) => void;
}

/** Maximum number of concurrent queries in a thread; the others are queued. */
const questionsAtOnce = 4;

/** Creates hosts, of which none starts before it is needed. */
export function createThreadHosts<File>({
  connect,
  sharedThreads,
  onEnd,
}: ThreadHostOptions<File>): ThreadHosts<File> {
  const hosts = new Set<Host<File>>();
  const shared: Host<File>[] = [];
  const sharedByTenant = new Map<string, Host<File>>();
  let isClosed = false;

  const start = (isOwn: boolean): Host<File> => {
    const parts = { isOwn, files: new Map<number, File>(), turns: tasksInTurn(questionsAtOnce) };
    const thread = connect(isOwn, (end) => replace(host, end));
    const host: Host<File> = Object.assign(parts, { thread });
    hosts.add(host);
    return host;
  };

  const replace = (host: Host<File>, end: ThreadEnd): void => {
    if (isClosed) return;
    const files = [...host.files.values()];
    host.files.clear();
    if (host.isOwn) hosts.delete(host);
    else host.thread = connect(false, (next) => replace(host, next));
    onEnd(end, files);
  };

  const leastFilled = (): Host<File> => {
    const [emptiest] = shared.toSorted((a, b) => a.files.size - b.files.size);
    if (emptiest !== undefined && shared.length >= sharedThreads) return emptiest;
    const host = start(false);
    shared.push(host);
    return host;
  };

  return {
    startOwn: () => start(true),
    sharedBy(tenant) {
      const host = sharedByTenant.get(tenant) ?? leastFilled();
      sharedByTenant.set(tenant, host);
      return host;
    },
    closeOwn(host) {
      if (host.isOwn && hosts.delete(host)) void host.thread.close();
    },
    isOpen: (host) => hosts.has(host),
    isClosed: () => isClosed,
    async close() {
      isClosed = true;
      await Promise.all([...hosts].map(({ thread }) => thread.close()));
    },
  };
}
