import { createClient } from '@redis/client';

/** Maximum delay between attempts to connect, in milliseconds. */
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

/** A connection to a Redis that servers share counts in. */
export interface Redis {
  readonly client: ReturnType<typeof clientOf>;
  readonly close: () => void;
}

/**
 * Opens a connection in the background: it reconnects until it is closed, and commands fail at once
 * meanwhile.
 * @param onFault called whenever the connection fails; its message may contain the address, never
 * the password.
 */
export function openRedis(url: string, onFault: (error: unknown) => void): Redis {
  const client = clientOf(url);
  client.on('error', onFault);
  client.connect().catch(onFault);
  return { client, close: () => client.destroy() };
}
