import type { TextStream } from './process-context.ts';

/** A line on stderr that counts what is being done. */
export interface Progress {
  readonly step: () => void;
  /** Wipes the line. */
  readonly end: () => void;
}

const silent: Progress = { step: () => {}, end: () => {} };
const firstAfter = 400;
const every = 100;

/**
 * Shows how far a long run is: on a terminal only, and only once it takes longer than a moment.
 * @param now milliseconds of a clock that never runs backwards.
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
