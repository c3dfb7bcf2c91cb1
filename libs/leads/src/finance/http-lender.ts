import { LenderFailure, type Lender } from '../ports/lender.ts';
import { readLenderReply, readLocationReply } from './lender-reply.ts';

export interface HttpLenderOptions {
  /** Address that `/send-to-taurus` and `/finance-locations` are below. */
  readonly url: string;
  /** Sent as a bearer credential, and nowhere else: it stands in no message. */
  readonly credential: string;
  readonly fetch?: typeof globalThis.fetch;
}

const mostBytes = 64 * 1024;

/** Codes of a connection that never came about: nothing can have arrived. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Statuses with which a lender may say what is wrong with an application. */
const explained = new Set([400, 409, 422]);

/**
 * The lender over HTTP with JSON. Redirects are not followed, for they could carry a birth date to
 * another host; a reply is read up to 64 kB. How long it may take is the caller's to say.
 */
export function httpLender({ url, credential, ...options }: HttpLenderOptions): Lender {
  const { fetch = globalThis.fetch } = options;
  const base = url.replace(/\/+$/, '');

  async function ask(path: string, body: object, signal: AbortSignal) {
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
    } catch (fault) {
      throw failureOf(fault, signal);
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
      const { status, ok, reply } = await ask('/send-to-taurus', application, signal);
      if (status === 404) throw new LenderFailure('refused', 'HTTP 404', false);
      const answer = readLenderReply(reply);
      if (answer && (ok || answer.outcome !== 'accepted')) return answer;
      throw ok
        ? new LenderFailure('garbage', 'the reply does not fit', true)
        : new LenderFailure('refused', `HTTP ${status}`, false);
    },
    async dealershipOfCar(carId, signal) {
      const { status, ok, reply } = await ask('/finance-locations', { carId }, signal);
      if (status === 404) return undefined;
      if (!ok) throw new LenderFailure('refused', `HTTP ${status}`, false);
      const found = readLocationReply(reply);
      if (found === null) throw new LenderFailure('garbage', 'the reply does not fit', false);
      return found;
    },
  };
}

/** The JSON of a reply; undefined where it is none. @throws {LenderFailure} */
async function jsonOf(response: Response, signal: AbortSignal): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new LenderFailure('garbage', 'too large', true);
      chunks.push(chunk);
    }
  } catch (fault) {
    if (fault instanceof LenderFailure) throw fault;
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

/** Node's own code says enough; its message may hold the address. */
function failureOf(fault: unknown, signal: AbortSignal): LenderFailure {
  if (signal.aborted) return new LenderFailure('timeout', '', true);
  const cause = fault instanceof Error ? fault.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new LenderFailure('unreachable', code, !neverConnected.has(code));
}
