import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The state of one connection. */
interface Connection {
  /** Pending responses in the order of their requests. */
  readonly responses: Set<ServerResponse>;
  /** When the connection became idle, in milliseconds; meaningless while it has responses. */
  idleSince: number;
  /** Bytes received until then; more bytes mean that a request has begun. */
  bytesRead: number;
  /** When the server ended its side. */
  endedAt?: number;
}

/** The connections of a server, which closes them without cutting one that is in use. */
export interface Connections {
  /** Connections accepted so far. */
  readonly accepted: () => number;
  /** Announces with every response from now on that its connection closes (`Connection: close`). */
  readonly announceClose: () => void;
  /** Ends the connections that have been idle for this long. */
  readonly endIdle: (idleMs: number) => void;
  /** True while a response is being sent. */
  readonly hasBegunResponse: (socket: Socket) => boolean;
}

/** Timeout for a client to close its side of an ended connection. */
const lingerMs = 1_000;

/** Tracks the connections of a server; must be called before it listens. */
export function trackConnections(server: Server): Connections {
  const connections = new Map<Socket, Connection>();
  let accepted = 0;
  let closing = false;

  server.on('connection', (socket) => {
    accepted += 1;
    connections.set(socket, { responses: new Set(), idleSince: performance.now(), bytesRead: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.responses.add(response);
    // Emitted once; `once` would wrap the listener for nothing.
    response.on('close', () => {
      connection.responses.delete(response);
      connection.idleSince = performance.now();
      connection.bytesRead = socket.bytesRead;
    });
    if (closing) announce(connection);
  });

  return {
    accepted: () => accepted,
    hasBegunResponse: (socket) =>
      [...(connections.get(socket)?.responses ?? [])].some(({ headersSent }) => headersSent),
    announceClose: () => {
      closing = true;
      for (const connection of connections.values()) announce(connection);
    },
    endIdle: (idleMs) => {
      const now = performance.now();
      for (const [socket, connection] of connections) {
        const { responses, idleSince, bytesRead, endedAt } = connection;
        if (endedAt !== undefined) {
          if (now - endedAt >= lingerMs) socket.destroy();
        } else if (
          responses.size === 0 &&
          socket.bytesRead === bytesRead &&
          now - idleSince >= idleMs
        ) {
          connection.endedAt = now;
          socket.end();
        }
      }
    },
  };
}

/**
 * Marks the last response of a connection. Earlier ones must not carry the header: Node closes the
 * connection after the first response with it, and pipelined requests would go unanswered.
 */
function announce({ responses }: Connection): void {
  const open = [...responses].filter(({ headersSent }) => !headersSent);
  for (const response of open) response.removeHeader('Connection');
  open.at(-1)?.setHeader('Connection', 'close');
}
