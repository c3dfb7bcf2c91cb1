/**
 * Lets at most `limit` tasks run at a time; the others wait in the order they came.
 * @returns a function that runs a task and settles as it does.
 */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so no newcomer can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
