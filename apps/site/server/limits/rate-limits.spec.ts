import cluster from 'node:cluster';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit, networkOf } from './rate-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createRateLimit', () => {
  it('FRM-2: an address has so many tries at a tenant, and new ones when the time is over', async () => {
    const { take } = createRateLimit({ name: 'posts', points: 2, seconds: 60 });
    const tries = async () => [
      await take('north', '203.0.113.9'),
      await take('north', '203.0.113.9'),
      await take('north', '203.0.113.9'),
    ];
    expect(await tries()).toEqual([undefined, undefined, 60]);
    expect(await take('north', '203.0.113.10')).toBeUndefined();
    expect(await take('south', '203.0.113.9')).toBeUndefined();
    vi.advanceTimersByTime(60_001);
    expect(await tries()).toEqual([undefined, undefined, 60]);
  });

  it('FRM-2: all networks of a /48 together have sixteen times as many', async () => {
    const { take } = createRateLimit({ name: 'posts', points: 1, seconds: 60 });
    const ofSite = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => take('north', `2001:db8:1:${index}::1`)),
      );
    expect(await ofSite(17)).toEqual([...Array<undefined>(16), 60]);
    expect(await take('north', '2001:db8:2:99::1')).toBeUndefined();
    expect(await take('south', '2001:db8:1:99::1')).toBeUndefined();
  });

  it('FRM-2: an address above its limit leaves that of its /48 to its neighbours', async () => {
    const { take } = createRateLimit({ name: 'posts', points: 1, seconds: 60 });
    for (let count = 0; count < 40; count++) await take('north', '2001:db8:1:1::1');
    expect(await take('north', '2001:db8:1:2::1')).toBeUndefined();
  });
});

describe('createRateLimit in a worker of another program, such as pm2', () => {
  const { isWorker } = cluster;
  beforeEach(() => void Object.assign(cluster, { isWorker: true }));
  afterEach(() => void Object.assign(cluster, { isWorker }));

  it('OPS-4: counts for itself, and waits for no primary process', async () => {
    const { take } = createRateLimit({ name: 'posts', points: 1, seconds: 60 });
    expect(await take('north', '203.0.113.9')).toBeUndefined();
    expect(await take('north', '203.0.113.9')).toBe(60);
  });
});

describe('createRateLimit in a worker of this server', () => {
  const { isWorker } = cluster;
  const { send } = process;
  const listeners = process.listeners('message');
  beforeEach(() => {
    Object.assign(cluster, { isWorker: true });
    vi.stubEnv('SITE_PRIMARY_PID', String(process.ppid));
    process.send = () => true;
  });
  afterEach(() => {
    Object.assign(cluster, { isWorker });
    vi.unstubAllEnvs();
    process.send = send;
    for (const listener of process.listeners('message'))
      if (!listeners.includes(listener)) process.off('message', listener);
  });

  it('FRM-2: counts for itself while the primary process gives no answer', async () => {
    const { take } = createRateLimit({ name: 'posts', points: 1, seconds: 60 });
    const taken = Promise.allSettled([take('north', '203.0.113.9'), take('north', '203.0.113.9')]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await taken).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'fulfilled', value: 60 },
    ]);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:0DB8:1:2:bbbb:0:0:2', '2001:db8:1:2'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::1%eth0.100', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:1:2::7]:4711', '2001:db8:1:2'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2'],
    ['', ''],
  ])('FRM-2: counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
