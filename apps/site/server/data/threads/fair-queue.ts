/** Runs a task of one tenant when it is that tenant's turn; settles as the task does. */
export type FairQueue = <T>(tenant: string, task: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `limit` tasks run at a time. Tenants take turns: one that asks for a hundred tasks
 * waits for its own, and another's first task is next.
 */
export function fairQueue(limit: number): FairQueue {
  /** The tenant whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const startNext = () => {
    const [next] = waiting;
    if (next === undefined || running >= limit) return;
    const [tenant, tasks] = next;
    const start = tasks.shift()!;
    waiting.delete(tenant);
    if (tasks.length > 0) waiting.set(tenant, tasks);
    running++;
    start();
  };

  return async (tenant, task) => {
    await new Promise<void>((start) => {
      waiting.set(tenant, [...(waiting.get(tenant) ?? []), start]);
      startNext();
    });
    try {
      return await task();
    } finally {
      running--;
      startNext();
    }
  };
}
