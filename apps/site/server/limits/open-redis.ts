import { createClient } from '@redis/client';
import type { RedisEvents } from './redis-log.ts';

/** Maximum delay between attempts to connect, in milliseconds. */
const longestPause = 5_000;
const connectTimeout = 2_000;
/** Timeout of a connection on which nothing arrives, in milliseconds. */
const silenceTimeout = 5_000;

const clientOf = (url: string, silenceMs: number) =>
  createClient({
    url,
    disableOfflineQueue: true,
    // A Redis that is well answers at least these.
    pingInterval: silenceMs / 2,
    socket: {
      connectTimeout,
      // A Redis that accepts connections and answers nothing would never be reported.
      socketTimeout: silenceMs,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, longestPause),
    },
  });

/** A connection to a Redis that servers share counts in. */
export interface Redis {
  readonly client: ReturnType<typeof clientOf>;
  readonly close: () => void;
}

/**
 * Opens a connection in the background: it reconnects until it is closed, and commands fail at once
 * meanwhile.
 * @param events called whenever the connection fails or is ready; the message of an error may contain
 * the address, never the password.
 * @param silenceMs timeout of a connection on which nothing arrives; five seconds by default
 */
export function openRedis(url: string, events: RedisEvents, silenceMs = silenceTimeout): Redis {
  const client = clientOf(url, silenceMs);
  client.on('error', events.failed);
  client.on('ready', events.ready);
  client.connect().catch(events.failed);
  return { client, close: () => client.destroy() };
}
