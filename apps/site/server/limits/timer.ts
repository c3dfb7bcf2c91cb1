/** Calls back once after some milliseconds. @returns a function that cancels the call. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** The system's timer, which does not keep the process running. */
export const afterTimeout: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds).unref();
  return () => clearTimeout(timer);
};
