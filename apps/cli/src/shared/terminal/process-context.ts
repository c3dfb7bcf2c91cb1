import type { MaybeTerminal } from './wants-colour.ts';

/** A writable text stream. */
export interface TextStream extends MaybeTerminal {
  /** Writes text; false if the next should wait for the event `drain`. */
  readonly write: (text: string) => unknown;
  readonly once?: (event: 'drain', listener: () => void) => unknown;
}

/** Streams and environment of the process. */
export interface ProcessContext {
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  /** Returns the milliseconds since the command was started; unknown if left out. */
  readonly now?: () => number;
  /** Reads stdin to its end; nothing can be read if left out. */
  readonly stdin?: () => Promise<string>;
  readonly env: Readonly<Record<string, string | undefined>>;
}
