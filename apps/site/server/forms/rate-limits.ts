import { isIPv6 } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How often one address may do something at one tenant. */
export interface RateLimit {
  /**
   * Counts one attempt.
   * @returns seconds to wait when there were too many; undefined when it is fine.
   */
  readonly take: (tenant: string, address: string | undefined) => Promise<number | undefined>;
}

/** At most so many attempts in so many seconds. */
export interface RateLimitOptions {
  readonly points: number;
  readonly seconds: number;
}

/** Counts in this process: behind several servers each address has as many tries more. */
export function createRateLimit({ points, seconds }: RateLimitOptions): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    take: async (tenant, address = '') => {
      try {
        await limiter.consume(`${tenant} ${networkOf(address)}`);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const { msBeforeNext } = refusal as { msBeforeNext: number };
        return Math.max(1, Math.ceil(msBeforeNext / 1000));
      }
    },
  };
}

/** Of an IPv6 address the first 64 bits: the rest is the visitor's own to change. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [bare] = address.split('%') as [string];
  const [head = '', tail] = bare.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean);
    while (groups.length + last.length < 8) groups.push('0');
  }
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
