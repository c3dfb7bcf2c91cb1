import { tooDeepAt } from '@forecourt/json';
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  type IPolicy,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { isSourceFailure, SourceFailure } from '../ports/failures.ts';

/** Timeouts and circuit breaker of a client; by default no request takes 1.5 seconds. */
export interface CallLimits {
  /** Milliseconds of one attempt: 600. */
  readonly attempt?: number;
  /** Milliseconds of a request, a second attempt included: 1,300. */
  readonly total?: number;
  /** Failures in a row that open the circuit: 5. */
  readonly failures?: number;
  /** Milliseconds for which it stays open: 10,000. */
  readonly rest?: number;
}

export interface JsonClientOptions {
  /** Name of the source in failures: `team`. */
  readonly source: string;
  readonly baseUrl: string;
  /** Sent as a bearer credential and nowhere else; no message contains it. */
  readonly credential?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly limits?: CallLimits;
  /** Limit of a reply in bytes: 5 MB. */
  readonly maxBytes?: number;
}

export interface JsonClient {
  /**
   * Gets the JSON at a path below the base URL; undefined if the source answers 404.
   * @throws SourceFailure
   */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Failure of this source because of its reply. */
  garbage(detail: string): SourceFailure;
}

const pauseBeforeRetry = 50;

/** Maximum depth of a reply, as of data files: a deeper one overflows the stack of what compares or prints it. */
const maxDepth = 64;

/** True for failures that a second attempt may avoid. */
const isTransient = (error: unknown): boolean =>
  error instanceof TaskCancelledError || (isSourceFailure(error) && error.kind === 'unreachable');

/** True for failures that open the circuit; reading a useless reply of 5 MB costs more than none. */
const isOutage = (error: unknown): boolean =>
  isTransient(error) || (isSourceFailure(error) && error.kind === 'garbage');

async function readText(response: Response, maxBytes: number, tooLarge: () => Error) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns the policy of requests: timeouts, one retry and a circuit breaker. */
function callPolicy(limits: CallLimits): IPolicy {
  return wrap(
    timeout(limits.total ?? 1_300, TimeoutStrategy.Aggressive),
    retry(handleWhen(isTransient), {
      maxAttempts: 1,
      backoff: new ConstantBackoff(pauseBeforeRetry),
    }),
    circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: limits.rest ?? 10_000,
      breaker: new ConsecutiveBreaker(limits.failures ?? 5),
    }),
    timeout(limits.attempt ?? 600, TimeoutStrategy.Aggressive),
  );
}

/**
 * Fetches JSON with timeouts, one retry and a circuit breaker. Failures have no cause: it could contain
 * addresses and headers.
 */
export function jsonClient(options: JsonClientOptions): JsonClient {
  const { source, baseUrl, credential, maxBytes = 5_000_000, limits = {} } = options;
  const ask = options.fetch ?? globalThis.fetch;
  const fail = (kind: SourceFailure['kind'], detail = '') =>
    new SourceFailure(source, kind, detail);
  const policy = callPolicy(limits);

  async function attempt(url: URL, signal: AbortSignal): Promise<unknown> {
    let text: string;
    try {
      const response = await ask(url, {
        signal,
        // A redirect could carry the credential to another host.
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          ...(credential && { authorization: `Bearer ${credential}` }),
        },
      });
      if (!response.ok) {
        // An unread body occupies its connection until the garbage collector finds it.
        response.body?.cancel().catch(() => undefined);
        if (response.status === 404) return undefined;
        throw fail(response.status >= 500 ? 'unreachable' : 'refused', String(response.status));
      }
      text = await readText(response, maxBytes, () => fail('garbage', 'too large'));
    } catch (error) {
      throw isSourceFailure(error) || signal.aborted ? error : fail('unreachable');
    }
    // Before it is parsed, which would take a second for millions of levels.
    if (tooDeepAt(text, maxDepth) >= 0) throw fail('garbage', 'nested too deeply');
    try {
      return JSON.parse(text);
    } catch {
      throw fail('garbage', 'not JSON');
    }
  }

  return {
    garbage: (detail) => fail('garbage', detail),
    async get(path, query = {}) {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      try {
        return await policy.execute(({ signal }) => attempt(url, signal));
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw fail('resting');
        if (isSourceFailure(error)) throw error;
        throw fail('timeout');
      }
    },
  };
}
