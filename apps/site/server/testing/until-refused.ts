import { once } from 'node:events';
import { connect } from 'node:net';

/** Number of accepted connections after which the server is considered still listening. */
const maxAttempts = 20_000;

/**
 * Resolves once a port of this machine refuses connections.
 * @throws when it goes on accepting them
 */
export async function untilRefused(port: number): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return;
  }
  throw new Error(`port ${port} still accepts connections`);
}
