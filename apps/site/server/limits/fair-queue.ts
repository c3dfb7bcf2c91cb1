/** More work is waiting than the queue holds; the client should try again later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** The work was cancelled: no request waits for it any more, or the server is stopping. */
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
  const lines = createLines();
  /** Number of each tenant's last turn. */
  const lastTurns = new Map<string, number>();
  let turns = 0;
  const running = new Set<QueuedWork>();
  let closed = false;

  const runningOf = (tenant: string) =>
    [...running].filter((work) => work.tenant === tenant).length;

  /** The work that starts next; undefined if none may. */
  const next = (): QueuedWork | undefined => {
    const keys = new Set([...running].map(({ key }) => key));
    let best: { work: QueuedWork; load: number; turn: number } | undefined;
    for (const [tenant, line] of lines.all) {
      const load = runningOf(tenant);
      const turn = lastTurns.get(tenant) ?? 0;
      if (load >= slotsPerTenant) continue;
      if (best && (load > best.load || (load === best.load && turn >= best.turn))) continue;
      const work = line.find(({ key }) => !keys.has(key));
      if (work) best = { work, load, turn };
    }
    return best?.work;
  };

  const startNext = () => {
    while (running.size < slots) {
      const work = next();
      if (work === undefined) return;
      lines.remove(work);
      lastTurns.set(work.tenant, ++turns);
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
      const own = lines.all.get(work.tenant)?.length ?? 0;
      if (lines.waiting() >= maxWaiting || own >= maxWaitingPerTenant)
        throw new QueueFull('too much work is waiting');
      lines.add(work);
      startNext();
    },
    remove: lines.remove,
    waiting: lines.waiting,
    running: () => running.size,
    close() {
      closed = true;
      for (const work of lines.clear()) work.drop(new WorkCancelled('the server is stopping'));
    },
  };
}

/** Creates the lines of waiting work, one for each tenant that has some. */
function createLines() {
  const all = new Map<string, QueuedWork[]>();
  let waiting = 0;
  return {
    all,
    waiting: () => waiting,
    add(work: QueuedWork): void {
      const line = all.get(work.tenant);
      if (line === undefined) all.set(work.tenant, [work]);
      else line.push(work);
      waiting += 1;
    },
    /** Removes work; false if it does not wait. */
    remove(work: QueuedWork): boolean {
      const line = all.get(work.tenant);
      const index = line?.indexOf(work) ?? -1;
      if (line === undefined || index < 0) return false;
      line.splice(index, 1);
      waiting -= 1;
      if (line.length === 0) all.delete(work.tenant);
      return true;
    },
    /** Removes all work and returns it. */
    clear(): readonly QueuedWork[] {
      const removed = [...all.values()].flat();
      all.clear();
      waiting = 0;
      return removed;
    },
  };
}
