import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Duplex } from 'node:stream';

/** A connection that swallows what is written to it and is never full: nothing would signal that it has drained. */
const connection = (): Duplex =>
  new Duplex({
    writableHighWaterMark: 2 ** 30,
    read: () => undefined,
    write: (_chunk, _encoding, done) => done(),
  });

/** Sends a GET through a server's request listener without a network. @returns the status and bytes of the body. */
export function request(
  listener: RequestListener,
  host: string,
  url: string,
): Promise<{ status: number; bytes: number }> {
  const incoming = new IncomingMessage(connection() as never);
  Object.assign(incoming, {
    method: 'GET',
    url,
    headers: { host, accept: 'text/html' },
    complete: true,
  });
  incoming.push(null);
  const response = new ServerResponse(incoming);
  response.assignSocket(connection() as never);
  return new Promise((resolve) => {
    response.on('finish', () =>
      resolve({
        status: response.statusCode,
        bytes: Number(response.getHeader('content-length') ?? 0),
      }),
    );
    listener(incoming, response);
  });
}
