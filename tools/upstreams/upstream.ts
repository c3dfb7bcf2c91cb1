import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createControl } from './control.ts';
import { redirectTarget, sendFault, sendReply, type CallLater, type Reply } from './fault.ts';
import { createPlan, type Plan } from './plan.ts';

/** A request as a route sees it. */
export interface Asked {
  readonly url: URL;
  /** Decoded matches of the capture groups in the route's path. */
  readonly parts: readonly string[];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** One kind of question that an upstream answers. */
export interface Route {
  /** Name to plan a fault for this route with. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly answer: (asked: Asked) => Reply | Promise<Reply>;
}

/** A request received by an upstream. */
export interface Arrival {
  /** The route's name; empty when there is none at that address. */
  readonly route: string;
  readonly path: string;
  readonly body: string;
}

/** A running upstream. */
export interface Upstream extends Plan {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Everything that arrived, the oldest first. */
  readonly arrivals: readonly Arrival[];
  /** Resolves with the next arrival at a route. */
  readonly next: (route: string) => Promise<Arrival>;
  /** Stops listening and closes every connection; new ones are refused. */
  readonly close: () => Promise<void>;
  /** Listens again at the same address. */
  readonly open: () => Promise<void>;
}

export interface UpstreamOptions {
  readonly name: string;
  readonly routes: readonly Route[];
  /** 0 takes a free one. */
  readonly port?: number;
  /** Counts the time of slow answers; the machine's clock if left out. */
  readonly after?: CallLater;
}

const maxBytes = 2_000_000;

/** Starts an upstream on 127.0.0.1, healthy until a fault is planned. */
export async function startUpstream(options: UpstreamOptions): Promise<Upstream> {
  const { name, routes, after = (ms, callback) => void setTimeout(callback, ms).unref() } = options;
  const plan = createPlan(routes.map((route) => route.name));
  const { arrivals, arrived, next } = createArrivals();
  const control = createControl(name, plan, arrivals);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://upstream.invalid');
    const body = await bodyOf(request);
    if (url.pathname.startsWith('/__control')) {
      sendReply(response, control(request.method ?? '', url.pathname, body));
      return;
    }
    const route = routes.find(
      (each) => each.method === request.method && each.path.test(url.pathname),
    );
    const arrival = { route: route?.name ?? '', path: url.pathname, body };
    if (route === undefined || url.pathname === redirectTarget) {
      sendReply(response, { status: 404, body: { message: 'Not Found' } });
      arrived(arrival);
      return;
    }
    const parts = [...(route.path.exec(url.pathname) ?? [])].slice(1).map(decodeURIComponent);
    const { fault, reply: scripted } = plan.of(route.name);
    const reply = scripted ?? (await route.answer({ url, parts, headers: request.headers, body }));
    if (fault === undefined) sendReply(response, reply);
    else sendFault(response, fault, reply, after);
    arrived(arrival);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) sendReply(response, { status: 400, body: { message: 'Bad' } });
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server.off('error', reject) && undefined));
    });
  await listen(options.port ?? 0);
  const { port } = server.address() as AddressInfo;

  return {
    ...plan,
    url: `http://127.0.0.1:${port}`,
    arrivals,
    next,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: () => listen(port),
  };
}

/** Creates the record of what arrives at an upstream. */
function createArrivals() {
  const arrivals: Arrival[] = [];
  const waiting: { route: string; resolve: (arrival: Arrival) => void }[] = [];
  const arrived = (arrival: Arrival) => {
    arrivals.push(arrival);
    const heard = waiting.filter(({ route }) => route === arrival.route);
    waiting.splice(0, waiting.length, ...waiting.filter((each) => !heard.includes(each)));
    for (const { resolve } of heard) resolve(arrival);
  };
  const next = (route: string) =>
    new Promise<Arrival>((resolve) => waiting.push({ route, resolve }));
  return { arrivals, arrived, next };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
