import type { Deliverer, DeliveryOutcome } from '../ports/deliverer.ts';
import { isNearHost } from './near-host.ts';
import { isPageAnswer } from './page-answer.ts';
import { signatureHeaders } from './signature.ts';

export interface WebhookOptions {
  /** `https:`, or `http:` for a near host, without a user name or password. */
  readonly url: string;
  readonly secret: string;
  /** `any`: a 2xx response counts as delivered even if it is an HTML page. */
  readonly expect?: 'any';
  /** Milliseconds for an attempt: 10,000. */
  readonly timeout?: number;
  readonly now?: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/** Statuses 4xx that are worth another attempt. */
const retryable = new Set([408, 425, 429]);

/** The longest delay that a destination can ask for: six hours. */
const maxRetryAfter = 6 * 60 * 60_000;

/**
 * Posts a lead as JSON, signed; 2xx is delivered, unless the response is an HTML page: a login page
 * or a firewall that answers 200 has not taken the lead. Redirects are not followed, since they
 * could take a lead to someone else.
 * @throws for an invalid address or without a secret
 */
export function webhook(options: WebhookOptions): Deliverer {
  const { secret, timeout = 10_000, now = Date.now, fetch = globalThis.fetch } = options;
  const url = webhookAddress(options.url);
  if (!secret) throw new Error('a webhook needs a secret to sign with');
  return {
    async deliver({ id, content }, signal) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Forecourt',
            ...signatureHeaders(id, content, now(), secret),
          },
          body: content,
        });
        if (response.ok && options.expect !== 'any' && (await isPageAnswer(response)))
          return { outcome: 'refused', reason: `HTTP ${response.status} with an HTML page` };
        if (!response.bodyUsed) await response.body?.cancel().catch(() => undefined);
        return outcomeOf(response, now());
      } catch (error) {
        return { outcome: 'failed', reason: reasonOf(error) };
      }
    },
  };
}

/** @throws with what is wrong with the address, without repeating it, since it may contain a credential */
export function webhookAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error('a webhook’s url must begin with https:// or http://');
  if (url.protocol === 'http:' && !isNearHost(url.hostname))
    throw new Error(
      'a webhook’s url must begin with https://, except for this machine and host names without a dot',
    );
  if (url.username || url.password)
    throw new Error('a webhook’s url must not contain a user name or password');
  return url;
}

function outcomeOf({ status, ok, headers }: Response, now: number): DeliveryOutcome {
  if (ok) return { outcome: 'delivered' };
  const isRedirect = status >= 300 && status < 400;
  const reason = `HTTP ${status}${isRedirect ? ' (a redirect, not followed)' : ''}`;
  if (status >= 300 && status < 500 && !retryable.has(status))
    return { outcome: 'refused', reason };
  const retryAfter = readRetryAfter(headers.get('retry-after'), now);
  return { outcome: 'failed', reason, retryAfter };
}

/** Seconds or a date (RFC 9110, 10.2.3). @returns milliseconds from now, six hours at most */
function readRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null) return undefined;
  const wait = /^\d{1,9}$/.test(text.trim()) ? Number(text) * 1_000 : Date.parse(text) - now;
  return wait > 0 ? Math.min(wait, maxRetryAfter) : undefined;
}

/** Names Node's own error code; its message may contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timed out';
  const { cause } = error;
  if (!(cause instanceof Error)) return 'no answer';
  if (cause.name === 'HTTPParserError') return 'invalid reply (not HTTP)';
  return 'code' in cause && typeof cause.code === 'string'
    ? `no answer (${cause.code})`
    : 'no answer';
}
