/** Runs work on one key after the other; work on other keys does not wait. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates turns. A key is forgotten when its last work has ended, and work that fails holds up no other. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, ended);
    void ended.then(() => last.get(key) === ended && last.delete(key));
    return result;
  };
}
