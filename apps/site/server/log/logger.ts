import { destination, pino, type DestinationStream, type Logger } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A stream that pino flushes after a fatal error. */
interface FlushedStream extends DestinationStream {
  readonly flushSync: () => void;
}

/**
 * Standard output, written in batches and not line by line, which would be a sixth of the cost of a
 * cached page. A process that ends, or fails, writes what is left; only one that is killed loses it.
 */
function standardOutput(batches: {
  readonly minLength: number;
  readonly maxWrite: number;
}): FlushedStream {
  const output = destination({
    dest: 1,
    sync: false,
    periodicFlush: 100,
    contentMode: 'buffer',
    ...batches,
  });
  return {
    // Of a batch of text, the bytes of all lines so far are counted again at each line. The type
    // knows text alone.
    write: (line) => void output.write(Buffer.from(line) as unknown as string),
    flushSync: () => output.flushSync(),
  };
}

/** Standard output that no other process writes to. */
const ownOutput = () => standardOutput({ minLength: 16_384, maxWrite: 32_768 });

/**
 * Standard output of several processes. They write no more at once than a pipe takes undivided
 * (PIPE_BUF), so that their lines are never mixed.
 */
export const sharedOutput = (): DestinationStream =>
  standardOutput({ minLength: 3_072, maxWrite: 4_096 });

/**
 * Creates the server's logger: JSON lines on standard output or `stream`.
 * @param context properties of every line.
 */
export const createLogger = (
  level: LogLevel,
  stream: DestinationStream = ownOutput(),
  context: object = {},
): Logger => pino({ level, base: { service: 'forecourt-site', ...context } }, stream);
