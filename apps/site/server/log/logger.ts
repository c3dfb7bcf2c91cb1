import { destination, pino, type DestinationStream, type Logger } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Bytes that are written at once: no more than a pipe takes undivided (PIPE_BUF), so that lines of
 * several processes are never mixed.
 */
const batches = { minLength: 3072, maxWrite: 4096 };

/**
 * Standard output, written in batches and not line by line, which would be a sixth of the cost of a
 * cached page. A process that ends, or fails, writes what is left; only one that is killed loses it.
 */
const standardOutput = () => destination({ dest: 1, sync: false, periodicFlush: 100, ...batches });

/**
 * Creates the server's logger: JSON lines on standard output or `stream`.
 * @param context properties of every line.
 */
export const createLogger = (
  level: LogLevel,
  stream: DestinationStream = standardOutput(),
  context: object = {},
): Logger => pino({ level, base: { service: 'forecourt-site', ...context } }, stream);
