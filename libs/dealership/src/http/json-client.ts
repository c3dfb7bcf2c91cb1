import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { isSourceFailure, SourceFailure } from '../ports/failures.ts';

/** How patient a client is; the defaults keep the worst case below 1.5 seconds. */
export interface Patience {
  /** Milliseconds that one attempt may take: 600. */
  readonly attempt?: number;
  /** Milliseconds for everything, a second attempt included: 1,300. */
  readonly total?: number;
  /** Failures in a row after which the source is left alone: 5. */
  readonly failures?: number;
  /** Milliseconds for which it is left alone: 10,000. */
  readonly rest?: number;
}

export interface JsonClientOptions {
  /** Name of the source in failures: `team`. */
  readonly source: string;
  readonly baseUrl: string;
  /** Sent as a bearer credential, and nowhere else: it stands in no message. */
  readonly credential?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly patience?: Patience;
  /** Most bytes of a reply: 5 MB. */
  readonly maxBytes?: number;
}

export interface JsonClient {
  /**
   * The JSON at a path below the base URL; undefined when the source answers 404.
   * @throws SourceFailure
   */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
  /** A failure of this source because of what it said. */
  garbage(detail: string): SourceFailure;
}

const pauseBeforeRetry = 50;

/** Worth another attempt, and a sign that the source is ill: not what it refuses or gets wrong. */
const isTransient = (fault: unknown): boolean =>
  fault instanceof TaskCancelledError || (isSourceFailure(fault) && fault.kind === 'unreachable');

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

/**
 * Fetches JSON with time-outs, one retry and a circuit breaker. Causes are not passed on with
 * failures: they may hold addresses and headers.
 */
export function jsonClient(options: JsonClientOptions): JsonClient {
  const { source, baseUrl, credential, maxBytes = 5_000_000, patience = {} } = options;
  const ask = options.fetch ?? globalThis.fetch;
  const fail = (kind: SourceFailure['kind'], detail = '') =>
    new SourceFailure(source, kind, detail);
  const transient = handleWhen(isTransient);
  const policy = wrap(
    timeout(patience.total ?? 1_300, TimeoutStrategy.Aggressive),
    retry(transient, { maxAttempts: 1, backoff: new ConstantBackoff(pauseBeforeRetry) }),
    circuitBreaker(transient, {
      halfOpenAfter: patience.rest ?? 10_000,
      breaker: new ConsecutiveBreaker(patience.failures ?? 5),
    }),
    timeout(patience.attempt ?? 600, TimeoutStrategy.Aggressive),
  );

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
      if (response.status === 404) return undefined;
      if (response.status >= 500) throw fail('unreachable', String(response.status));
      if (!response.ok) throw fail('refused', String(response.status));
      text = await readText(response, maxBytes, () => fail('garbage', 'too large'));
    } catch (fault) {
      throw isSourceFailure(fault) || signal.aborted ? fault : fail('unreachable');
    }
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
      } catch (fault) {
        if (fault instanceof BrokenCircuitError) throw fail('resting');
        if (isSourceFailure(fault)) throw fault;
        throw fail('timeout');
      }
    },
  };
}
