import { Agent, get, type ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { PortTakenError, serve } from './serve.ts';

describe('serve', () => {
  it('WEB-5: lets a running request finish before it stops, and takes no new one', async () => {
    let answer: ServerResponse | undefined;
    let arrived = () => {};
    const running = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server = await serve((_req, res) => {
      answer = res;
      arrived();
    }, 0);
    const body = ask(server.port);
    await running;
    const stopped = server.stop();
    await expect(ask(server.port)).rejects.toThrow(/ECONNREFUSED/);
    answer?.end('done');
    expect(await body).toBe('done');
    await stopped;
  });

  it.each([
    ['not begun', false],
    ['begun', true],
  ])('WEB-5: does not wait for kept connections whose answer had %s', async (_, begun) => {
    let answer: ServerResponse | undefined;
    let arrived = () => {};
    const running = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server = await serve((_req, res) => {
      answer = res;
      if (begun) res.write('well ');
      arrived();
    }, 0);
    const agent = new Agent({ keepAlive: true });
    const body = ask(server.port, agent);
    await running;
    // It would outlast the test if it kept the connection.
    const stopped = server.stop(60_000);
    answer?.end('done');
    expect(await body).toBe(begun ? 'well done' : 'done');
    await stopped;
    await expect(ask(server.port, agent)).rejects.toThrow();
    agent.destroy();
  });

  it('cuts a request that outlasts its patience', async () => {
    let arrived = () => {};
    const running = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server = await serve(() => arrived(), 0);
    const body = ask(server.port).catch((error: Error) => error.message);
    await running;
    await server.stop(0);
    expect(await body).toBe('socket hang up');
  });

  it('says plainly that the port is taken', async () => {
    const first = await serve((_req, res) => res.end(), 0);
    const second = serve((_req, res) => res.end(), first.port, 'METRICS_PORT');
    await expect(second).rejects.toThrow(PortTakenError);
    await expect(second).rejects.toThrow(`Port ${first.port} is taken by another program`);
    await expect(second).rejects.toThrow('Set METRICS_PORT to a free one');
    await first.stop();
  });
});

function ask(port: number, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: 'localhost', agent: agent ?? false }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      res.on('end', () => resolve(text));
    }).on('error', reject);
  });
}
