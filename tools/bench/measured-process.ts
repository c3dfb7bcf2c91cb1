import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A server in a process of its own. */
export interface MeasuredServer {
  readonly port: number;
  /** Milliseconds of CPU that the process has used so far. */
  readonly cpu: () => Promise<number>;
  /** Bytes of resident memory after a garbage collection. */
  readonly memory: () => Promise<number>;
  /** Bytes of objects and buffers in use after a garbage collection. */
  readonly held: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A GET request; `headers` includes the host. */
export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Number of garbage collections: the engine returns memory to the system some time after each. */
const collections = 3;
const readyTimeoutMs = 60_000;

async function untilReady(port: number): Promise<void> {
  for (const end = Date.now() + readyTimeoutMs; Date.now() < end; await setTimeout(50))
    if ((await get(port, { path: '/readyz', headers: {} }).catch(() => undefined))?.status === 200)
      return;
  throw new Error('the measured server does not become ready');
}

/**
 * Starts a Node.js program as a server on a free port of 127.0.0.1, which it is given as `PORT`, and
 * waits until `/readyz` answers.
 */
export async function startMeasured(
  program: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const port = await freePort();
  const child = fork(program, args, {
    execArgv: ['--import', join(import.meta.dirname, 'report-cpu.mjs')],
    env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const answer = async (question: string) => {
    child.send(question);
    const [value] = (await once(child, 'message')) as [number];
    return value;
  };
  const smallest = async (question: 'memory' | 'held') => {
    const sizes: number[] = [];
    for (let collection = 0; collection < collections; collection++) {
      if (collection > 0) await setTimeout(1_000);
      sizes.push(await answer(question));
    }
    return Math.min(...sizes);
  };
  await untilReady(port);
  return {
    port,
    cpu: () => answer('cpu'),
    memory: () => smallest('memory'),
    held: () => smallest('held'),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request and reads the response. */
export function get(
  port: number,
  { path, headers }: Call,
): Promise<{ readonly status: number; readonly body: Buffer; readonly headers: object }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          headers: response.headers,
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * Sends requests over a few connections.
 * @returns milliseconds of the server's CPU for each. @throws for an answer that is not 200.
 */
export async function costOf(server: MeasuredServer, calls: readonly Call[]): Promise<number> {
  const before = await server.cpu();
  let next = 0;
  const visitor = async () => {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
      const { status } = await get(server.port, call);
      if (status !== 200) throw new Error(`${call.path} answers ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  return ((await server.cpu()) - before) / calls.length;
}

/** Closes the connections to all measured servers. */
export const closeConnections = (): void => agent.destroy();
