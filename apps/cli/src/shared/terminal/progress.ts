import type { TextStream } from './process-context.ts';

/** A progress line on stderr. */
export interface Progress {
  readonly step: () => void;
  /** Clears the line. */
  readonly end: () => void;
}

const silent: Progress = { step: () => {}, end: () => {} };
const firstAfter = 400;
const every = 100;

/**
 * Shows the progress of a long run, on a terminal only and after a short delay.
 * @param now milliseconds of a monotonic clock.
 */
export function progressOn(
  stream: TextStream,
  what: (count: number) => string,
  now: () => number = () => performance.now(),
): Progress {
  if (stream.isTTY !== true) return silent;
  let count = 0;
  let next = now() + firstAfter;
  let shown = false;
  return {
    step: () => {
      count += 1;
      if (now() < next) return;
      next = now() + every;
      shown = true;
      stream.write(`\r\u001b[K${what(count)}`);
    },
    end: () => {
      if (shown) stream.write('\r\u001b[K');
      shown = false;
    },
  };
}
