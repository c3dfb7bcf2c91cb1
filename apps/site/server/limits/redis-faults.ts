import type { Logger } from 'pino';

/** Minimum interval between lines: a lost connection fails at every attempt. */
const quietMs = 60_000;

/**
 * Logs, once a minute, that servers cannot share counts; never the address, which may contain a
 * password.
 */
export function redisFaults(
  log: Pick<Logger, 'warn'>,
  now: () => Date = () => new Date(),
): (error: unknown) => void {
  let last = -Infinity;
  return (error) => {
    const time = now().getTime();
    if (time - last < quietMs) return;
    last = time;
    const reason =
      (error as { code?: unknown } | undefined)?.code ?? (error as Error | undefined)?.name;
    log.warn({ reason }, 'Redis gives no answer; this server counts for itself');
  };
}
