import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './connections.ts';

/** A request that was refused before the app could see it. */
export interface RefusedRequest {
  readonly status: number;
  /** Why, as Node names it: `HPE_HEADER_OVERFLOW`. Contains nothing that was sent. */
  readonly code: string;
}

/** Statuses of what Node can't read; all else is a bad request. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Returns true for errors of a request; others, such as `ECONNRESET`, are a client that has left. */
const isOfRequest = (code: string): boolean => code.startsWith('HPE_') || code in statuses;

/**
 * Answers requests that the server can't read, as Node does on its own, and reports them: they never
 * reach the app, so nothing else would log or count them. Connections on which nothing was sent, as
 * browsers open them ahead, are closed without a report.
 */
export function refuseUnreadable(
  server: Server,
  connections: Pick<Connections, 'hasBegunResponse'>,
  report: (refused: RefusedRequest) => void,
): void {
  const refuse = (socket: Socket, refused: RefusedRequest) => {
    const { status } = refused;
    if (socket.bytesRead > 0) report(refused);
    // The bytes would become part of a response that is being sent.
    if (socket.writable && !connections.hasBegunResponse(socket))
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    socket.destroySoon();
  };
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (isOfRequest(code)) refuse(socket, { status: statuses[code] ?? 400, code });
    else socket.destroy();
  });
  server.on('connect', (_req, stream) =>
    refuse(stream as Socket, { status: 405, code: 'CONNECT' }),
  );
}
