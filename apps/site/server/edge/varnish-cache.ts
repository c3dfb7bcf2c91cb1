import type { EdgeCache } from './edge-cache.ts';

const timeoutMs = 5_000;

/**
 * Creates the adapter of a Varnish with `tools/varnish/forecourt.vcl`, or of any cache that takes
 * `PURGE` requests with the keys in `Surrogate-Key`.
 * @param token bearer token of the requests.
 */
export function varnishCache(url: string, token: string | undefined): EdgeCache {
  return {
    name: new URL(url).host,
    async purge(keys) {
      const response = await fetch(url, {
        method: 'PURGE',
        headers: {
          'Surrogate-Key': keys.join(' '),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        // Only the configured host may receive the token.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new PurgeRejected(response.status);
    },
  };
}

/** Rejection of a purge request, with its HTTP status. */
export class PurgeRejected extends Error {
  override readonly name = 'PurgeRejected';
  readonly status: number;

  constructor(status: number) {
    super(`the cache rejected the purge with status ${status}`);
    this.status = status;
  }
}
