import { Agent, get, type ClientRequest } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Load over keep-alive connections that counts aborted requests. */
export interface KeepAliveLoad {
  /** Requests answered since the last call, by status. */
  readonly answered: () => ReadonlyMap<number, number>;
  /** Causes of aborted requests on connections that had carried one before; empty if nothing was lost. */
  readonly lost: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Requests pages until it is stopped: over an agent with a pool of connections, as proxies do, and
 * over raw sockets that pause between requests, as browsers do. Refused connections are retried. A
 * new connection that is reset before it carried anything counts as refused: whether a closing
 * listener or its successor gets it is up to the system.
 */
export function startKeepAliveLoad(port: number, { pooled = 8, raw = 8 } = {}): KeepAliveLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: pooled });
  const lost: string[] = [];
  let answered = new Map<number, number>();
  let running = true;
  const count = (status: number) => answered.set(status, (answered.get(status) ?? 0) + 1);
  const pause = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

  const visit = async (visitor: number) => {
    for (let turn = 0; running; turn++) {
      const outcome = await request(agent, port, turn % 5 === 0 ? '/readyz' : `/${visitor}`);
      if (typeof outcome === 'number') count(outcome);
      else if (outcome !== 'refused') lost.push(`agent: ${outcome}`);
      if (outcome === 'refused') await pause(10);
    }
  };
  const browse = async (visitor: number) => {
    while (running) {
      const socket = await open(port);
      if (!socket) {
        await pause(10);
        continue;
      }
      for (let turn = 0; running; turn++) {
        const outcome = await ask(socket);
        if (typeof outcome !== 'string') count(outcome.status);
        else if (turn > 0) lost.push(`socket, request ${turn + 1}: ${outcome}`);
        if (typeof outcome === 'string' || outcome.closes) break;
        await pause((visitor * 7 + turn * 13) % 60);
        if (socket.destroyed || socket.readableEnded) break;
      }
      socket.destroy();
    }
  };
  const all = [
    ...Array.from({ length: pooled }, (_, index) => visit(index)),
    ...Array.from({ length: raw }, (_, index) => browse(index)),
  ];
  return {
    answered: () => {
      const before = answered;
      answered = new Map();
      return before;
    },
    lost: () => lost,
    stop: async () => {
      running = false;
      await Promise.all(all);
      agent.destroy();
    },
  };
}

/** @returns the status, `refused` if there is no server, or the cause of the abort */
function request(agent: Agent, port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const sent: ClientRequest = get({ agent, port, host: '127.0.0.1', path }, (res) => {
      res.resume();
      res.once('end', () => resolve(res.statusCode ?? 0));
      res.once('error', (error) => resolve(`response cut off: ${error.message}`));
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(sent.reusedSocket ? `${error.code} ${error.message}` : 'refused'),
    );
  });
}

const open = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });

/** Sends a request and reads its response by `Content-Length`. @returns the cause of an abort as text */
function ask(socket: Socket): Promise<{ status: number; closes: boolean } | string> {
  return new Promise((resolve) => {
    let received = '';
    const done = (outcome: { status: number; closes: boolean } | string) => {
      socket.off('data', read).off('close', closed).off('end', closed);
      resolve(outcome);
    };
    const closed = () => done(`closed after ${received.length} bytes`);
    const read = (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = received.slice(0, end);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      if (received.length < end + 4 + length) return;
      done({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        closes: /^connection: close/im.test(head),
      });
    };
    socket.on('data', read).once('close', closed).once('end', closed);
    socket.write('GET /raw HTTP/1.1\r\nHost: a\r\n\r\n');
  });
}
