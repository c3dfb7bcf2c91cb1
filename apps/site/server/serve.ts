import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A listening server. */
export interface RunningServer {
  /** The port it listens on; of use when 0 was asked for. */
  readonly port: number;
  /**
   * Takes no new connection, lets running requests finish, and cuts those that take longer than
   * `patienceMs`.
   */
  readonly stop: (patienceMs?: number) => Promise<void>;
}

/** Another program listens on the port already. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(port: number, setting: string) {
    super(`Port ${port} is taken by another program. Set ${setting} to a free one.`);
  }
}

/**
 * Listens for requests.
 * @param setting the port's name in the environment, for the message when it is taken.
 * @throws {PortTakenError} and what Node throws when it may not have the port.
 */
export async function serve(
  app: RequestListener,
  port: number,
  setting = 'PORT',
): Promise<RunningServer> {
  const server = createServer(app);
  // Longer than a load balancer keeps idle connections, so that it never sends into a closed one.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 30_000;
  const answering = new Set<ServerResponse>();
  let stopping = false;
  /** The visitor's next request goes to another server. */
  const lastOfConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response) => {
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      // An answer that had begun before could not say so any more.
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
    if (stopping) lastOfConnection(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, setting) : error),
    );
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: (patienceMs = 10_000) =>
      new Promise((resolve) => {
        stopping = true;
        for (const response of answering) lastOfConnection(response);
        const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
