import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

/** Reason why no Redis can be started here; undefined if one can. For `describe.skipIf`. */
export const whyNoRedis = spawnSync('redis-server', ['--version']).error
  ? 'no redis-server'
  : undefined;

/** A Redis of the tests' own. */
export interface TestRedis {
  readonly url: string;
  /** Suspends it: connections stay open without responses. */
  readonly freeze: () => void;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isReady(child: ChildProcess): Promise<void> {
  for await (const line of createInterface(child.stdout!))
    if (line.includes('Ready to accept connections')) {
      child.stdout!.resume();
      return;
    }
  throw new Error('redis-server ended before it was ready');
}

/** Starts a Redis on a local port without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const folder = await temporaryFolder('redis');
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await isReady(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
