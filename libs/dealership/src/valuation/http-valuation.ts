import { SourceFailure } from '../ports/failures.ts';
import type { ValuationPort } from '../ports/valuation.ts';

export interface HttpValuationOptions {
  /** Base URL of `/valuations`. */
  readonly url: string;
  /** Sent as a bearer credential; it appears in no message. */
  readonly credential: string;
  readonly fetch?: typeof globalThis.fetch;
}

const maxReplyBytes = 64 * 1024;
/** Above any car that a dealer trades in. */
const maxValue = 10_000_000;

const fail = (kind: SourceFailure['kind'], detail?: string) =>
  new SourceFailure('valuation', kind, detail);

/**
 * A valuation service over HTTP with JSON, as valuation.openapi.json beside this file describes it. The
 * car is in the body, since URLs end up in logs; redirects are not followed; nothing is sent again.
 */
export function httpValuation({
  url,
  credential,
  ...options
}: HttpValuationOptions): ValuationPort {
  const { fetch = globalThis.fetch } = options;
  const address = `${url.replace(/\/+$/, '')}/valuations`;
  return {
    async valueOf(car, signal) {
      let response: Response;
      let text: string;
      try {
        response = await fetch(address, {
          method: 'POST',
          redirect: 'manual',
          signal,
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'user-agent': 'Forecourt',
            authorization: `Bearer ${credential}`,
          },
          body: JSON.stringify(car),
        });
        text = await readText(response);
      } catch (error) {
        if (error instanceof SourceFailure) throw error;
        throw fail(signal.aborted ? 'timeout' : 'unreachable');
      }
      if (response.status === 404) return undefined;
      if (response.status >= 500) throw fail('unreachable', String(response.status));
      if (!response.ok) throw fail('refused', String(response.status));
      return valueIn(text);
    },
  };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxReplyBytes) throw fail('garbage', 'too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The figure of a reply, undefined for `null`. @throws {SourceFailure} for anything else */
function valueIn(text: string): number | undefined {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    throw fail('garbage', 'not JSON');
  }
  const value: unknown =
    typeof reply === 'object' && reply !== null ? (reply as { value?: unknown }).value : undefined;
  if (value === null) return undefined;
  if (typeof value === 'number' && value > 0 && value <= maxValue) return Math.round(value);
  throw fail('garbage', 'invalid value');
}
