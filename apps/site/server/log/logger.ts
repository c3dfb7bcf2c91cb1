import { destination, pino, type DestinationStream, type Logger } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Standard output, written in batches and not line by line, which would be a sixth of the cost of a
 * cached page. A process that ends, or fails, writes what is left; only one that is killed loses it.
 */
const standardOutput = () =>
  destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 });

/** Creates the server's logger: JSON lines on standard output or `stream`. */
export const createLogger = (
  level: LogLevel,
  stream: DestinationStream = standardOutput(),
): Logger => pino({ level, base: { service: 'forecourt-site' } }, stream);
