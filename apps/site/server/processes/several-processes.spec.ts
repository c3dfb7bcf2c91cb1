import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { untilRefused } from '../testing/until-refused.ts';

const program = path.join(import.meta.dirname, '../testing/clustered-server.ts');
/** They only end what hangs. */
const limits = { timeout: 60_000, interval: 20 };
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGTERM')));

interface Entry {
  readonly msg?: string;
  readonly port?: number;
  readonly metricsPort?: number;
  readonly pid?: number;
}

function start(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [program], {
    // The errors of processes that are meant to fail are of no interest.
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, PORT: '0', DRAIN_MS: '0', ...env },
  });
  children.push(child);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const log = () =>
    lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Entry);
  const logged = async (msg: string, count = 1): Promise<Entry> => {
    const found = () => log().filter((entry) => entry.msg === msg);
    await vi.waitUntil(() => found().length === count, limits);
    return found().at(-1)!;
  };
  /** Waits for a request that a process holds until SIGUSR2. @returns the process */
  const held = async () => {
    const of = () => lines.find((line) => line.startsWith('held '))?.slice('held '.length);
    return Number(await vi.waitUntil(of, limits));
  };
  return { child, log, logged, held };
}

/** Requests a path. @returns the status and the process that responded */
const ask = (port: number, target: string, agent?: Agent) =>
  new Promise<{ status: number; pid: number; body: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: target, agent: agent ?? false }, (res) => {
      const pid = Number(res.headers['x-process']);
      text(res).then((body) => resolve({ status: res.statusCode ?? 0, pid, body }), reject);
    }).on('error', reject);
  });

/** Opens keep-alive connections until both processes have some. @returns them by process */
async function connections(port: number): Promise<ReadonlyMap<number, readonly Agent[]>> {
  const byProcess = new Map<number, Agent[]>();
  while (byProcess.size < 2) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { pid } = await ask(port, '/', agent);
    byProcess.set(pid, [...(byProcess.get(pid) ?? []), agent]);
  }
  return byProcess;
}

const times = <T>(count: number, task: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, task));

describe('a server of two processes', () => {
  let server: ReturnType<typeof start>;
  let port = 0;
  let metricsPort = 0;
  let ends = 0;
  const replaced = () =>
    server.logged('a process of the server has ended and is replaced', (ends += 1));
  beforeAll(async () => {
    server = start();
    ({ port = 0, metricsPort = 0 } = await server.logged('listening'));
    await server.logged('every process is ready');
  });

  it('FRM-2, OPS-4: counts the attempts of an address together', async () => {
    const answers: { status: number; body: string }[] = [];
    while (answers.length < 10 || new Set(answers.map(({ body }) => body)).size < 2)
      answers.push(await ask(port, '/limited'));
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, at) => (at < 5 ? 200 : 429)),
    );
  });

  it('WEB-5, OPS-4: sums the metrics of its processes, also of one that has ended', async () => {
    let asked = 0;
    const seen = new Set<number>();
    for (; seen.size < 2 || asked < 10; asked++) seen.add((await ask(port, '/')).pid);
    const counted = async () => {
      const { body } = await ask(metricsPort, '/metrics');
      return Number(/^forecourt_request_duration_seconds_count\{.*\} (\d+)$/m.exec(body)?.[1]);
    };
    expect(await counted()).toBe(asked);
    process.kill([...seen][0]!, 'SIGKILL');
    await replaced();
    expect(await counted()).toBe(asked);
  });

  it('OPS-4: loses no request but those of a process that dies, and replaces it', async () => {
    const [[victim = 0, lost = []] = [], [survivor = 0, kept = []] = []] = await connections(port);
    // A process that accepts nothing holds no visitor up, even before it dies.
    process.kill(victim, 'SIGSTOP');
    const fresh = async () => expect(await ask(port, '/')).toMatchObject({ status: 200 });
    await times(50, fresh);
    process.kill(victim, 'SIGKILL');
    await times(50, fresh);
    for (const agent of kept) expect((await ask(port, '/', agent)).pid).toBe(survivor);
    for (const agent of lost) agent.destroy();
    expect(await replaced()).toMatchObject({ pid: victim, signal: 'SIGKILL' });
    const now = await connections(port);
    expect([...now.keys()]).toContain(survivor);
    expect([...now.keys()]).not.toContain(victim);
    expect(await ask(port, '/readyz')).toMatchObject({ status: 200 });
  });

  it('OPS-4: an error that nobody catches ends one process alone', async () => {
    await expect(ask(port, '/crash')).rejects.toThrow('socket hang up');
    const { pid } = await replaced();
    await times(20, async () => expect((await ask(port, '/')).pid).not.toBe(pid));
  });

  it('OPS-4: whose primary is killed finishes its requests, limits included, and frees the port', async () => {
    const running = ask(port, '/held');
    const pid = await server.held();
    server.child.kill('SIGKILL');
    await untilRefused(port);
    process.kill(pid, 'SIGUSR2');
    expect(await running).toMatchObject({ status: 200, body: 'held' });
  });
});

it('OPS-4: a server whose processes keep failing at the start gives up and says so', async () => {
  const server = start({ FAIL_AT_START: '1' });
  const [code] = (await once(server.child, 'close')) as [number];
  expect(code).toBe(1);
  expect(server.log().at(-1)).toMatchObject({
    msg: 'no process of the server can start, giving up',
    failedStarts: 5,
  });
});
