/** Calls back once things are quiet. */
export interface QuietTimer {
  /** Something happened: wait anew, but never longer than `longest` after the first time. */
  readonly touch: () => void;
  readonly stop: () => void;
}

/**
 * A timer that runs `callback` when `quiet` milliseconds have passed without a `touch`, and at the
 * latest `longest` milliseconds after the first one.
 */
export function quietTimer(callback: () => void, quiet: number, longest = Infinity): QuietTimer {
  let timer: NodeJS.Timeout | undefined;
  let latest: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    latest = undefined;
  };
  const run = () => {
    stop();
    callback();
  };
  const touch = () => {
    const now = performance.now();
    latest ??= now + longest;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(quiet, latest - now)));
  };
  return { touch, stop };
}
