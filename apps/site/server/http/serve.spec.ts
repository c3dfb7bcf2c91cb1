import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ListenError, listenError } from './listen-error.ts';
import { addressOf, defaultTimeouts, serve, type RunningServer } from './serve.ts';
import { untilRefused } from '../testing/until-refused.ts';
import { StartError } from '../settings/start-error.ts';
import { checkPorts } from './check-ports.ts';

const atOnce = { drainMs: 0, requestsMs: 60_000 };
const local = (app: RequestListener) => serve(app, { port: 0, host: '127.0.0.1' });

/** A server whose responses the test finishes by hand. */
async function heldServer(begin: (response: ServerResponse) => void = () => {}) {
  const arrived: ServerResponse[] = [];
  const waiting: (() => void)[] = [];
  const server = await local((_req, res) => {
    begin(res);
    arrived.push(res);
    waiting.shift()?.();
  });
  const next = async () => {
    if (arrived.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return arrived.shift()!;
  };
  return { server, next };
}

// A server that does not stop ends its test long before the suite's own limit.
describe('serve', { timeout: 20_000 }, () => {
  it('WEB-5: a running request finishes before the server has stopped', async () => {
    const { server, next } = await heldServer();
    const body = ask(server);
    const response = await next();
    const stopped = server.stop(atOnce);
    response.end('done');
    expect(await body).toMatchObject({ text: 'done', connection: 'close' });
    await stopped;
    await expect(ask(server)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('OPS-1: while it drains it accepts connections, and closes each after its response', async () => {
    const { server, next } = await heldServer();
    const agent = new Agent({ keepAlive: true });
    const first = ask(server, agent);
    (await next()).end('kept');
    expect(await first).toMatchObject({ text: 'kept', connection: 'keep-alive' });
    const running = ask(server);
    const held = await next();

    // Longer than any test: what follows happens within the drain.
    void server.stop({ drainMs: 600_000, requestsMs: 0 });
    for (const kind of [agent, undefined]) {
      const answer = ask(server, kind);
      (await next()).end('still there');
      expect(await answer).toMatchObject({ text: 'still there', connection: 'close' });
    }
    held.end('finished');
    expect(await running).toMatchObject({ text: 'finished', connection: 'close' });
  });

  it('OPS-1: pipelined requests are all answered before their connection closes', async () => {
    const { server, next } = await heldServer();
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n');
    const responses = [await next(), await next()];
    const stopped = server.stop(atOnce);
    for (const [index, response] of responses.entries()) response.end(`answer ${index}`);
    expect(await text(socket)).toMatch(/answer 0[^]*Connection: close[^]*answer 1/);
    await stopped;
  });

  it('OPS-1: a request on an idle connection after the listener has closed is answered', async () => {
    const { server, next } = await heldServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = ask(server, agent);
    (await next()).end('first');
    await first;
    const running = ask(server);
    const held = await next();
    const stopped = server.stop({ ...atOnce, idleMs: 600_000 });
    await untilRefused(server.port);
    const second = ask(server, agent);
    // Ends at once where the connection was ended.
    await Promise.race([second, next().then((response) => response.end('second'))]);
    expect(await second).toMatchObject({ text: 'second', connection: 'close' });
    held.end();
    await running;
    await stopped;
  });

  it.each([
    ['not begun', false],
    ['begun', true],
  ])('WEB-5: does not wait for keep-alive connections whose response had %s', async (_, begun) => {
    const { server, next } = await heldServer((res) => {
      if (begun) res.write('well ');
    });
    const agent = new Agent({ keepAlive: true });
    const body = ask(server, agent);
    const response = await next();
    // It would outlast the test if it kept the connection.
    const stopped = server.stop({ ...atOnce, idleMs: 0 });
    response.end('done');
    expect(await body).toMatchObject({ text: begun ? 'well done' : 'done' });
    await stopped;
    agent.destroy();
  });

  it('OPS-1: cuts a request that outlasts the limit', async () => {
    const { server, next } = await heldServer();
    const body = ask(server).catch((error: Error) => error.message);
    await next();
    await server.stop({ drainMs: 0, requestsMs: 0 });
    expect(await body).toBe('socket hang up');
  });

  it('WEB-5: a body that never ends is answered 408 within the limit and one check', async () => {
    const timeouts = { requestMs: 50, checkMs: 10, keepAliveMs: 1_000 };
    const server = await serve((req) => req.resume(), { port: 0, host: '127.0.0.1', timeouts });
    // Checks its requests less often, as Node's own default does.
    const rare = { requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 10_000 };
    const slower = createServer(rare, (req) => req.resume()).listen(0, '127.0.0.1');
    await once(slower, 'listening');
    const endless = (port: number) => {
      const socket = connect(port, '127.0.0.1');
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname=');
      return text(socket).catch(() => 'cut');
    };
    const late = endless((slower.address() as AddressInfo).port).then(() => 'after 10 seconds');
    expect(await Promise.race([late, endless(server.port)])).toMatch(/^HTTP\/1\.1 408 /);
    await server.stop({ drainMs: 0, requestsMs: 0 });
    slower.closeAllConnections();
    slower.close();
    const { requestMs, checkMs, keepAliveMs } = defaultTimeouts;
    expect(requestMs + checkMs).toBeLessThan(35_000);
    // Load balancers keep idle connections for 60 seconds.
    expect(keepAliveMs).toBeGreaterThan(60_000);
  });

  it.each(['127.0.0.1', '::1'])('OPS-5: listens on %s alone', async (host) => {
    const server = await serve((_req, res) => res.end('here'), { port: 0, host });
    expect(await ask(server, undefined, host)).toMatchObject({ text: 'here' });
    const other = host === '::1' ? '127.0.0.1' : '::1';
    await expect(ask(server, undefined, other)).rejects.toThrow(/ECONNREFUSED/);
    await server.stop(atOnce);
  });

  it('OPS-5: one message names every port that is in use', async () => {
    const taken = await serve(() => {}, { port: 0, host: '127.0.0.1' });
    const { port } = taken;
    const settings = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
    const host = '127.0.0.1';
    await checkPorts([{ port: 0, host }]);
    await expect(
      checkPorts([
        { port, host },
        { port, host, settings },
      ]),
    ).rejects.toThrow(/Set PORT to a free port.*\n.*Set METRICS_PORT to a free port/);
    await taken.stop({ drainMs: 0, requestsMs: 0 });
  });

  it('OPS-5: names what keeps it from listening, and the setting to change', async () => {
    const first = await local((_req, res) => res.end());
    const listen = (port: number, host: string) =>
      serve((_req, res) => res.end(), {
        port,
        host,
        settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
      });
    const taken = listen(first.port, '127.0.0.1');
    await expect(taken).rejects.toThrow(ListenError);
    await expect(taken).rejects.toThrow(
      `Port ${first.port} is already in use. Set METRICS_PORT to a free port`,
    );
    await expect(listen(0, '192.0.2.1')).rejects.toThrow(
      '"192.0.2.1" is not an address of this machine (EADDRNOTAVAIL). Set METRICS_HOST',
    );
    await first.stop(atOnce);
  });

  it.each([
    ['EACCES', 'No permission to listen on port 80. Set PORT to 1024 or higher'],
    ['EMFILE', 'Cannot listen on port 80 (EMFILE). Check PORT and HOST.'],
  ])('OPS-5: %s while listening is reported in plain words', (code, message) => {
    const error = listenError(Object.assign(new Error(), { code }), { port: 80 });
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toContain(message);
  });

  it.each([
    [undefined, 'http://localhost:80/'],
    ['0.0.0.0', 'http://localhost:80/'],
    ['::1', 'http://localhost:80/'],
    ['10.0.0.7', 'http://10.0.0.7:80/'],
    ['fe80::1', 'http://[fe80::1]:80/'],
  ])('OPS-5: the address of a server on %s is %s', (host, address) => {
    expect(addressOf(host, 80)).toBe(address);
  });
});

interface Answer {
  readonly text: string;
  readonly connection: string | undefined;
}

function ask({ port }: RunningServer, agent?: Agent, host = '127.0.0.1'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, host, agent: agent ?? false }, (res) => {
      text(res).then((body) => resolve({ text: body, connection: res.headers.connection }), reject);
    }).on('error', reject);
  });
}
