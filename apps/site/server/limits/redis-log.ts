import type { Logger } from 'pino';

/** Minimum interval between lines: a lost connection fails at every attempt. */
const quietMs = 60_000;

/** Events of the connection to Redis. */
export interface RedisEvents {
  readonly failed: (error: unknown) => void;
  /** The connection is open and answers. */
  readonly ready: () => void;
}

/**
 * Logs, once a minute, that servers cannot share counts, and once that they can again; never the
 * address, which may contain a password.
 */
export function logRedis(
  log: Pick<Logger, 'info' | 'warn'>,
  now: () => Date = () => new Date(),
): RedisEvents {
  let last = -Infinity;
  let hasFailed = false;
  return {
    failed: (error) => {
      hasFailed = true;
      const time = now().getTime();
      if (time - last < quietMs) return;
      last = time;
      log.warn(
        {
          reason: reasonOf(error),
          action: 'check that Redis runs and that REDIS_URL names it and its password',
        },
        'Redis gives no answer; this server counts for itself',
      );
    },
    ready: () => {
      if (hasFailed) log.info('Redis answers again; servers share their counts');
      hasFailed = false;
    },
  };
}

/** The system's code, the one that a reply of Redis begins with (`WRONGPASS`), or the kind of error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return /^[A-Z]{4,}(?= )/.exec(error.message)?.[0] ?? error.constructor.name;
}
