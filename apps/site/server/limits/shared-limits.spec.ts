import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limits.ts';
import { startRedis, whyNoRedis } from '../testing/redis.ts';
import { openRedis } from './open-redis.ts';
import { logRedis } from './redis-log.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function running() {
  const redis = await startRedis();
  ends.push(redis.stop);
  return redis;
}

/** A limit of two tries on a server of its own. */
async function serverOn(url: string) {
  const errors: unknown[] = [];
  const redis = openRedis(url, { failed: (error) => errors.push(error), ready: () => {} });
  ends.push(redis.close);
  const options = { name: 'posts', points: 2, seconds: 60, redis: redis.client };
  return { redis, errors, ...createRateLimit(options) };
}

const address = '203.0.113.9';

it('FRM-2 OPS-5: a Redis that accepts connections and answers nothing is reported', async () => {
  const mute = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1');
  ends.push(() => mute.close());
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const error = await new Promise<unknown>((resolve) => {
    const events = { failed: resolve, ready: () => {} };
    const { close } = openRedis(`redis://127.0.0.1:${port}`, events, 50);
    ends.push(close);
  });
  expect(error).toBeInstanceOf(Error);
});

describe.skipIf(whyNoRedis)(
  `limits on Redis${whyNoRedis ? ` (skipped: ${whyNoRedis})` : ''}`,
  () => {
    it('FRM-2: several servers count one address together, tenant by tenant', async () => {
      const { url } = await running();
      const [one, two] = [await serverOn(url), await serverOn(url)];
      for (const { redis } of [one, two])
        if (!redis.client.isReady) await once(redis.client, 'ready');
      expect(await one.take('north', address)).toBeUndefined();
      expect(await two.take('north', address)).toBeUndefined();
      expect(await one.take('north', address)).toBeGreaterThan(0);
      expect(await two.take('north', address)).toBeGreaterThan(0);
      expect(await two.take('south', address)).toBeUndefined();
    });

    it('FRM-2: while Redis is gone each server counts for itself, and no post fails', async () => {
      const redis = await running();
      const server = await serverOn(redis.url);
      if (!server.redis.client.isReady) await once(server.redis.client, 'ready');
      expect(await server.take('north', address)).toBeUndefined();
      await redis.stop();
      expect(await server.take('north', address)).toBeUndefined();
      expect(await server.take('north', address)).toBeUndefined();
      expect(await server.take('north', address)).toBeGreaterThan(0);
    });

    it('FRM-2: a Redis that answers nothing holds no post up', async () => {
      const redis = await running();
      const server = await serverOn(redis.url);
      if (!server.redis.client.isReady) await once(server.redis.client, 'ready');
      redis.freeze();
      expect(await server.take('north', address)).toBeUndefined();
      expect(await server.take('north', address)).toBeUndefined();
      expect(await server.take('north', address)).toBeGreaterThan(0);
    });
  },
);

it('FRM-2: a Redis that was never available is logged, and posts are counted', async () => {
  const server = await serverOn('redis://127.0.0.1:1');
  await once(server.redis.client, 'error');
  expect(server.errors).not.toEqual([]);
  expect(await server.take('north', address)).toBeUndefined();
});

it('WEB-5, OPS-5: what Redis lacks is logged once a minute, without its address, and its recovery once', () => {
  const lines: [Record<string, string>, string][] = [];
  const recoveries: unknown[] = [];
  let now = 0;
  const { failed, ready } = logRedis(
    {
      warn: (...line: unknown[]) => lines.push(line as never),
      info: (line: unknown) => recoveries.push(line),
    } as never,
    () => new Date(now),
  );
  ready();
  expect(recoveries).toEqual([]);
  const refused = Object.assign(new Error('connect redis://user:secret@host'), {
    code: 'ECONNREFUSED',
  });
  class SocketTimeoutError extends Error {}
  const errors = [
    [refused, 'ECONNREFUSED'],
    [new SocketTimeoutError('secret'), 'SocketTimeoutError'],
    [new Error('WRONGPASS invalid username-password pair: secret'), 'WRONGPASS'],
  ] as const;
  for (const [error] of errors) {
    failed(error);
    failed(error);
    now += 60_000;
  }
  expect(lines.map(([{ reason }]) => reason)).toEqual(errors.map(([, reason]) => reason));
  expect(lines[0]![0].action).toContain('REDIS_URL');
  expect(JSON.stringify(lines)).not.toContain('secret');
  ready();
  ready();
  expect(recoveries).toHaveLength(1);
});
