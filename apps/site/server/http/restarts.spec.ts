import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { expect, it } from 'vitest';
import { startKeepAliveLoad } from '../testing/keep-alive-load.ts';
import { untilRefused } from '../testing/until-refused.ts';

const restarts = process.env.FORECOURT_FULL ? 20 : 2;

interface RestartedServer {
  readonly child: ChildProcess;
  /** Its output: the port, then a line for each held request. */
  readonly lines: Interface;
  readonly port: number;
}

/** A server of one process, which prints its port, and one of several, which logs it. */
const programs = { one: 'restarted-server.ts', two: 'clustered-server.ts' };

async function start(name: keyof typeof programs, port: number): Promise<RestartedServer> {
  const program = path.join(import.meta.dirname, '../testing', programs[name]);
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port), DRAIN_MS: '300', PAGE_MS: '5' },
  });
  const lines = createInterface({ input: child.stdout });
  let actual = NaN;
  while (Number.isNaN(actual)) {
    const [line] = (await once(lines, 'line')) as [string];
    actual = Number(/^\d+$|(?<="port":)\d+/.exec(line)?.[0]);
  }
  return { child, lines, port: actual };
}

it.each(['one', 'two'] as const)(
  `OPS-1, OPS-4: ${restarts} restarts of %s process(es) under keep-alive load lose no request on a keep-alive connection, and readiness is 503 first`,
  { timeout: 300_000 },
  async (name) => {
    let server = await start(name, 0);
    const load = startKeepAliveLoad(server.port);
    try {
      for (let restart = 0; restart < restarts; restart++) {
        // Every visitor has a connection that has been used.
        await expect.poll(() => load.answered().get(200) ?? 0).toBeGreaterThan(0);
        load.answered();
        const held = fetch(`http://127.0.0.1:${server.port}/held`);
        for (let line = ''; !line.startsWith('held');)
          [line] = (await once(server.lines, 'line')) as [string];
        const ended = once(server.child, 'exit');
        server.child.kill('SIGTERM');
        await untilRefused(server.port);
        // The listener is closed, and the process waits for the request that is still running.
        server.child.stdin!.write('release\n');
        expect((await held).status, 'a request that outlasts the listener').toBe(200);
        expect(await ended).toEqual([0, null]);
        const answered = load.answered();
        expect(answered.get(503), 'readiness while draining').toBeGreaterThan(0);
        expect(answered.get(200), 'pages while draining').toBeGreaterThan(0);
        expect(load.lost()).toEqual([]);
        server = await start(name, server.port);
      }
    } finally {
      await load.stop();
      server.child.kill('SIGKILL');
    }
    expect(load.lost()).toEqual([]);
  },
);
