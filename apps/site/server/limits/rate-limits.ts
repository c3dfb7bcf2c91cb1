import ipaddr from 'ipaddr.js';
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { isOwnWorker } from '../settings/own-worker.ts';
import type { Redis } from './open-redis.ts';

/** Rate limit per address and tenant. */
export interface RateLimit {
  /**
   * Counts one attempt.
   * @returns seconds to wait if the limit is exceeded; undefined if not.
   */
  readonly take: (tenant: string, address: string | undefined) => Promise<number | undefined>;
}

/** Maximum number of attempts in a number of seconds. */
export interface RateLimitOptions {
  /** Name of the limit, which separates it from others in the same Redis. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /**
   * Redis in which servers share counts. Without it, and while it fails, each server counts for
   * itself.
   */
  readonly redis?: Redis['client'];
}

/** Timeout in milliseconds of shared counts; after it, this process counts on its own. */
const timeoutMs = 250;

/** A limiter of this server; its processes count together, in the primary. */
function serverLimiter({ name, points, seconds: duration }: RateLimitOptions) {
  const own = new RateLimiterMemory({ points, duration });
  if (!isOwnWorker()) return own;
  const limiter = new RateLimiterCluster({ keyPrefix: name, points, duration, timeoutMs });
  return new RLWrapperTimeouts({ limiter, insuranceLimiter: own, timeoutMs });
}

function limiterOf(options: RateLimitOptions) {
  const { name, points, seconds: duration, redis } = options;
  const own = serverLimiter(options);
  if (redis === undefined) return own;
  const shared = new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `forecourt:${name}`,
    points,
    duration,
  });
  return new RLWrapperTimeouts({ limiter: shared, insuranceLimiter: own, timeoutMs });
}

/** Networks of 64 bits that a provider's customer with 48 bits may use at once. */
const busyNetworks = 16;

/**
 * Creates a rate limit. The /48 of an IPv6 address has a limit of its own, since anyone can get one,
 * and with it 65,536 networks.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { name, points } = options;
  const ofNetwork = limiterOf(options);
  const ofSite = limiterOf({ ...options, name: `${name}-48`, points: points * busyNetworks });
  return {
    take: async (tenant, address = '') => {
      const network = networkOf(address);
      const site = siteOf(network);
      try {
        await ofNetwork.consume(`${tenant} ${network}`);
        if (site !== undefined) await ofSite.consume(`${tenant} ${site}`);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const { msBeforeNext } = refusal as { msBeforeNext: number };
        return Math.max(1, Math.ceil(msBeforeNext / 1000));
      }
    },
  };
}

/** Address with a port, as some proxies write it: "203.0.113.7:4711", "[2001:db8::1]:4711". */
const withPort = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

/**
 * Returns the part of an address that identifies a visitor: an IPv4 address, also one that is mapped
 * into IPv6, or the first 64 bits of an IPv6 address without its zone, since visitors can change the
 * rest. The port of a connection is not part of it.
 */
export function networkOf(written: string): string {
  const { v4, v6 } = withPort.exec(written)?.groups ?? {};
  const address = v4 ?? v6 ?? written;
  const [bare = ''] = address.split('%');
  if (!ipaddr.IPv6.isValid(bare)) return address;
  const ip = ipaddr.IPv6.parse(bare);
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString();
  return ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** Returns the first 48 bits of an IPv6 network; undefined for any other address. */
function siteOf(network: string): string | undefined {
  const parts = network.split(':');
  return parts.length === 4 ? parts.slice(0, 3).join(':') : undefined;
}
