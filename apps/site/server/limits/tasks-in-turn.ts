import { createFairQueue } from './fair-queue.ts';

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
