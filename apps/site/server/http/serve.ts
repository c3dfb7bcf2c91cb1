import { createServer, type RequestListener } from 'node:http';
import { isIPv6, Server as TcpServer, type AddressInfo } from 'node:net';
import { trackConnections, type Connections } from './connections.ts';
import { listenError } from './listen-error.ts';
import { refuseUnreadable, type RefusedRequest } from './refused-requests.ts';

/** Address to listen on. */
export interface ListenOptions {
  readonly port: number;
  /** Address or name to listen on; every interface if left out. */
  readonly host?: string | undefined;
  /** Names of the settings, for the message when listening fails. */
  readonly settings?: { readonly port: string; readonly host: string };
  readonly timeouts?: Timeouts;
  /** Called for each request that is refused before the app can see it. */
  readonly onRefused?: (refused: RefusedRequest) => void;
}

/** Timeouts of clients in milliseconds. */
export interface Timeouts {
  /** Timeout of a whole request, headers and body. A slower one gets 408. */
  readonly requestMs: number;
  /** Interval of checks for timeouts; a slow request lives this much longer at most. */
  readonly checkMs: number;
  /**
   * Keep-alive timeout of an idle connection. Longer than that of load balancers (usually 60
   * seconds), so that they never send a request into a connection that is being closed.
   */
  readonly keepAliveMs: number;
}

export const defaultTimeouts: Timeouts = {
  requestMs: 30_000,
  checkMs: 1_000,
  keepAliveMs: 65_000,
};

/** Timeouts of the shutdown in milliseconds. */
export interface StopLimits {
  /** Time in which it still accepts connections and announces that it closes them. */
  readonly drainMs: number;
  /** Timeout of running requests after that; then they are aborted. */
  readonly requestsMs: number;
  /**
   * Idle time after which a connection is ended once the listener is closed: a second. A connection
   * that was used more recently may be about to carry another request.
   */
  readonly idleMs?: number;
}

/** A listening server. */
export interface RunningServer {
  /** The port it listens on, which matters if 0 was requested. */
  readonly port: number;
  /** The address to open in a browser on this machine. */
  readonly address: string;
  /**
   * Stops in three steps: the server goes on listening and announces with each response that the
   * connection closes; then it closes the listener; then it waits for running requests and ends
   * connections once they are idle.
   */
  readonly stop: (limits: StopLimits) => Promise<void>;
}

/**
 * Listens for requests.
 * @throws {ListenError}
 */
export async function serve(
  app: RequestListener,
  { port, host, settings, timeouts = defaultTimeouts, onRefused = () => {} }: ListenOptions,
): Promise<RunningServer> {
  const server = createServer(
    {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      // The app refuses requests without one, so that they are logged.
      requireHostHeader: false,
    },
    app,
  );
  const connections = trackConnections(server);
  refuseUnreadable(server, connections, onRefused);
  // Expectations other than 100-continue may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenError(error, { port, host, settings })),
    );
    server.listen({ port, host }, resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  return {
    port: actual,
    address: addressOf(host, actual),
    async stop({ drainMs, requestsMs, idleMs = Math.min(1_000, requestsMs / 2) }) {
      connections.announceClose();
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      await emptyBacklog(connections);
      const closed = new Promise<void>((resolve) => {
        // Not the HTTP server's own `close`, which ends idle connections at once: a client may be
        // sending its next request on one of them.
        TcpServer.prototype.close.call(server, () => resolve());
      });
      const cut = setTimeout(() => server.closeAllConnections(), requestsMs);
      const ending = setInterval(() => connections.endIdle(idleMs), 25);
      await closed;
      clearInterval(ending);
      clearTimeout(cut);
    },
  };
}

const anyAddress = new Set([undefined, '0.0.0.0', '::', '127.0.0.1', '::1']);

/** Returns the address of a server for a browser on this machine; `localhost` if that reaches it. */
export function addressOf(host: string | undefined, port: number): string {
  if (host === undefined || anyAddress.has(host)) return `http://localhost:${port}/`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`;
}

/**
 * Resolves right after a short turn of the event loop that accepted no connection. Connections that
 * the system has completed and the server has not accepted are reset when the listener closes. The
 * shorter the turn, the fewer there can be; a busy server gets a longer one after a while.
 */
async function emptyBacklog(connections: Connections): Promise<void> {
  for (let turn = 0; turn < 500; turn++) {
    const [begun, accepted] = [performance.now(), connections.accepted()];
    await new Promise((resolve) => setImmediate(resolve));
    if (connections.accepted() === accepted && performance.now() - begun < (turn < 400 ? 0.2 : 2))
      return;
  }
}
