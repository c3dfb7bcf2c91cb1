/**
 * Does work now and at an interval, never twice at the same time.
 * @param onFailure called with the first error of successive failures.
 * @returns a function that stops it and resolves once running work is done
 */
export function repeatWork(
  milliseconds: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let failed = false;
  const run = () => {
    running ??= work()
      .then(
        () => void (failed = false),
        (error: unknown) => {
          if (!failed) onFailure(error);
          failed = true;
        },
      )
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, milliseconds);
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
