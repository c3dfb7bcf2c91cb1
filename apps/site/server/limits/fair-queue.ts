/** More work is waiting than the queue holds; the client should try again later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** The work was cancelled: nobody waits for it any more, or the server stops. */
export class WorkCancelled extends Error {
  override readonly name = 'WorkCancelled';
}

/** Queued work. */
export interface QueuedWork {
  /** Tenant that the work is for. */
  readonly tenant: string;
  /** Work with the same key never runs at the same time. */
  readonly key: string;
  readonly run: () => Promise<void>;
  /** Called instead of `run` when the work never starts. */
  readonly drop: (reason: Error) => void;
}

/** Shares a few slots among tenants. */
export interface FairQueue {
  /** @throws {QueueFull} when the tenant, or all tenants together, have too much work queued. */
  readonly add: (work: QueuedWork) => void;
  /** Removes work that has not started; false if it has. */
  readonly remove: (work: QueuedWork) => boolean;
  readonly waiting: () => number;
  readonly running: () => number;
  /** Drops all queued work and rejects new work. */
  readonly close: () => void;
}

/** Bounds of a {@link FairQueue}. */
export interface FairQueueLimits {
  /** Work that runs at the same time. */
  readonly slots: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerTenant: number;
}

/**
 * Creates a queue in which tenants take turns: next is the tenant with the least work running,
 * among equals the one whose last turn is longest ago. With more than one slot, no tenant occupies
 * all of them, so that another tenant's work starts at once.
 */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const { slots, maxWaiting, maxWaitingPerTenant } = limits;
  const slotsPerTenant = Math.max(1, slots - 1);
  /** Waiting work by tenant. */
  const lines = new Map<string, QueuedWork[]>();
  /** Number of each tenant's last turn. */
  const lastTurns = new Map<string, number>();
  let turns = 0;
  const running = new Set<QueuedWork>();
  let waiting = 0;
  let closed = false;

  const runningOf = (tenant: string) =>
    [...running].filter((work) => work.tenant === tenant).length;

  /** The work that starts next; undefined if none may. */
  const next = (): QueuedWork | undefined => {
    const keys = new Set([...running].map(({ key }) => key));
    let best: { work: QueuedWork; load: number; turn: number } | undefined;
    for (const [tenant, line] of lines) {
      const load = runningOf(tenant);
      const turn = lastTurns.get(tenant) ?? 0;
      if (load >= slotsPerTenant) continue;
      if (best && (load > best.load || (load === best.load && turn >= best.turn))) continue;
      const work = line.find(({ key }) => !keys.has(key));
      if (work) best = { work, load, turn };
    }
    return best?.work;
  };

  const take = (work: QueuedWork): boolean => {
    const line = lines.get(work.tenant);
    const index = line?.indexOf(work) ?? -1;
    if (line === undefined || index < 0) return false;
    line.splice(index, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(work.tenant);
    return true;
  };

  const startNext = () => {
    while (running.size < slots) {
      const work = next();
      if (work === undefined) return;
      take(work);
      turns += 1;
      lastTurns.set(work.tenant, turns);
      running.add(work);
      void work.run().finally(() => {
        running.delete(work);
        startNext();
      });
    }
  };

  return {
    add(work) {
      if (closed) throw new WorkCancelled('the server is stopping');
      const line = lines.get(work.tenant) ?? [];
      if (waiting >= maxWaiting || line.length >= maxWaitingPerTenant)
        throw new QueueFull('too much work is waiting');
      line.push(work);
      waiting += 1;
      lines.set(work.tenant, line);
      startNext();
    },
    remove: take,
    waiting: () => waiting,
    running: () => running.size,
    close() {
      closed = true;
      const dropped = [...lines.values()].flat();
      lines.clear();
      waiting = 0;
      for (const work of dropped) work.drop(new WorkCancelled('the server is stopping'));
    },
  };
}

/** Runs a task of one tenant when it is that tenant's turn; settles as the task does. */
export type InTurn = <T>(tenant: string, task: () => Promise<T>) => Promise<T>;

/** Creates a queue without bounds for tasks whose results are awaited. */
export function tasksInTurn(slots: number): InTurn {
  const queue = createFairQueue({ slots, maxWaiting: Infinity, maxWaitingPerTenant: Infinity });
  let tasks = 0;
  return (tenant, task) =>
    new Promise((resolve, reject) => {
      tasks += 1;
      const run = async () => {
        try {
          resolve(await task());
        } catch (error) {
          reject(error as Error);
        }
      };
      queue.add({ tenant, key: String(tasks), run, drop: reject });
    });
}
