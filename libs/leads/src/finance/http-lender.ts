import { LenderFailure, type Lender } from '../ports/lender.ts';
import { readLenderReply, readLocationReply } from './lender-reply.ts';

export interface HttpLenderOptions {
  /** Base URL of `/send-to-taurus` and `/finance-locations`. */
  readonly url: string;
  /** Sent as a bearer credential; it appears in no message. */
  readonly credential: string;
  readonly fetch?: typeof globalThis.fetch;
}

const maxReplyBytes = 64 * 1024;

/** Codes of a connection that was never established: nothing can have arrived. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Statuses whose body may list what is wrong with an application. */
const explained = new Set([400, 409, 422]);

/**
 * A lender over HTTP with JSON. Redirects are not followed, since they could take a birth date to
 * another host; a reply is read up to 64 kB. The caller sets the timeout.
 */
export function httpLender({ url, credential, ...options }: HttpLenderOptions): Lender {
  const { fetch = globalThis.fetch } = options;
  const base = url.replace(/\/+$/, '');

  async function post(path: string, body: object, signal: AbortSignal) {
    let response: Response;
    try {
      response = await fetch(`${base}${path}`, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'Forecourt',
          authorization: `Bearer ${credential}`,
        },
        body: JSON.stringify(body),
      });
    } catch (error) {
      throw failureOf(error, signal);
    }
    const { status, ok } = response;
    if (ok || explained.has(status) || status === 404)
      return { status, ok, reply: await jsonOf(response, signal) };
    await response.body?.cancel().catch(() => undefined);
    const detail = `HTTP ${status}`;
    throw status >= 500
      ? new LenderFailure('error-answer', detail, true)
      : new LenderFailure('refused', detail, false);
  }

  return {
    async apply(application, signal) {
      const { status, ok, reply } = await post('/send-to-taurus', application, signal);
      if (status === 404) throw new LenderFailure('refused', 'HTTP 404', false);
      const answer = readLenderReply(reply);
      if (answer && (ok || answer.outcome !== 'accepted')) return answer;
      throw ok
        ? new LenderFailure('garbage', 'invalid reply', true)
        : new LenderFailure('refused', `HTTP ${status}`, false);
    },
    async dealershipOfCar(carId, signal) {
      const { status, ok, reply } = await post('/finance-locations', { carId }, signal);
      if (status === 404) return undefined;
      if (!ok) throw new LenderFailure('refused', `HTTP ${status}`, false);
      const found = readLocationReply(reply);
      if (found === null) throw new LenderFailure('garbage', 'invalid reply', false);
      return found;
    },
  };
}

/** The JSON of a reply; undefined for any other text. @throws {LenderFailure} */
async function jsonOf(response: Response, signal: AbortSignal): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > maxReplyBytes) throw new LenderFailure('garbage', 'too large', true);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof LenderFailure) throw error;
    throw signal.aborted
      ? new LenderFailure('timeout', '', true)
      : new LenderFailure('unreachable', 'the reply was cut off', true);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Failure of a request, with Node's own error code; its message may contain the address. */
function failureOf(error: unknown, signal: AbortSignal): LenderFailure {
  if (signal.aborted) return new LenderFailure('timeout', '', true);
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new LenderFailure('unreachable', code, !neverConnected.has(code));
}
