import { createServer } from 'node:net';
import { StartError } from '../settings/start-error.ts';
import { listenError } from './listen-error.ts';
import type { ListenOptions } from './serve.ts';

/**
 * Listens on each address for a moment.
 * @throws {StartError} whose message names every one that can't be used
 */
export async function checkPorts(addresses: readonly ListenOptions[]): Promise<void> {
  const messages: string[] = [];
  for (const address of addresses) {
    const { port, host } = address;
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => {
      server.once('error', (error) => {
        messages.push(listenError(error, address).message);
        resolve();
      });
      server.listen({ port, host }, () => server.close(() => resolve()));
    });
  }
  if (messages.length > 0) throw new StartError(messages.join('\n'));
}
