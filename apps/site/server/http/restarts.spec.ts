import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { startKeepAliveLoad } from '../testing/keep-alive-load.ts';

const restarts = process.env.FORECOURT_FULL ? 20 : 2;

async function start(port: number): Promise<{ child: ChildProcess; port: number }> {
  const program = path.join(import.meta.dirname, '../testing/restarted-server.ts');
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port), DRAIN_MS: '300', PAGE_MS: '5' },
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, port: Number(line) };
}

it(
  `OPS-1: ${restarts} restarts under keep-alive load lose no request on a kept connection, and readiness says 503 first`,
  { timeout: 300_000 },
  async () => {
    let server = await start(0);
    const load = startKeepAliveLoad(server.port);
    try {
      for (let restart = 0; restart < restarts; restart++) {
        // Every visitor has a connection that has been used.
        while ((load.answered().get(200) ?? 0) === 0)
          await new Promise((resolve) => setTimeout(resolve, 10));
        load.answered();
        const ended = once(server.child, 'exit');
        server.child.kill('SIGTERM');
        expect(await ended).toEqual([0, null]);
        const answered = load.answered();
        expect(answered.get(503), 'readiness while draining').toBeGreaterThan(0);
        expect(answered.get(200), 'pages while draining').toBeGreaterThan(0);
        expect(load.lost()).toEqual([]);
        server = await start(server.port);
      }
    } finally {
      await load.stop();
      server.child.kill('SIGKILL');
    }
    expect(load.lost()).toEqual([]);
  },
);
