import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limits.ts';
import { startRedis, whyNoRedis } from '../testing/redis.ts';
import { openRedis } from './open-redis.ts';
import { redisFaults } from './redis-faults.ts';

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
  const faults: unknown[] = [];
  const redis = openRedis(url, (error) => faults.push(error));
  ends.push(redis.close);
  const options = { name: 'posts', points: 2, seconds: 60, redis: redis.client };
  return { redis, faults, ...createRateLimit(options) };
}

const address = '203.0.113.9';

it('FRM-2 OPS-5: a Redis that accepts connections and answers nothing is reported', async () => {
  const mute = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1');
  ends.push(() => mute.close());
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const fault = await new Promise<unknown>((resolve) => {
    const { close } = openRedis(`redis://127.0.0.1:${port}`, resolve, 50);
    ends.push(close);
  });
  expect(fault).toBeInstanceOf(Error);
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
  expect(server.faults).not.toEqual([]);
  expect(await server.take('north', address)).toBeUndefined();
});

it('WEB-5: what Redis lacks is logged once a minute, without its address', () => {
  const lines: unknown[] = [];
  let now = 0;
  const told = redisFaults({ warn: (...line: unknown[]) => lines.push(line) }, () => new Date(now));
  const error = Object.assign(new Error('connect redis://user:secret@host'), {
    code: 'ECONNREFUSED',
  });
  told(error);
  told(error);
  now = 60_000;
  told(error);
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).toContain('ECONNREFUSED');
  expect(JSON.stringify(lines)).not.toContain('secret');
});
