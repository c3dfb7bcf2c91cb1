import { pino, type DestinationStream, type Logger } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Creates the server's logger: JSON lines on standard output or `destination`. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: { service: 'forecourt-site' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
