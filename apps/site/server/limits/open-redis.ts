import { createClient } from '@redis/client';

/** Milliseconds until the next attempt to connect grow up to this. */
const longestPause = 5_000;
const connectTimeout = 2_000;

const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, longestPause),
    },
  });

/** A connection to Redis that servers count on together. */
export interface Redis {
  readonly client: ReturnType<typeof clientOf>;
  readonly close: () => void;
}

/**
 * Opens a connection that nobody waits for: it is tried again until it is closed, and what is asked
 * of it meanwhile fails at once.
 * @param onFault told whenever the connection fails; its message can hold the address, never the password.
 */
export function openRedis(url: string, onFault: (error: unknown) => void): Redis {
  const client = clientOf(url);
  client.on('error', onFault);
  client.connect().catch(onFault);
  return { client, close: () => client.destroy() };
}
