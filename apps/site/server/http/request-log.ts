import type { Logger } from 'pino';
import type { RefusedRequest } from './refused-requests.ts';
import type { RecordedResponse } from './request-record.ts';

/**
 * Logs a response (WEB-5). Addresses, query strings and headers are not logged, since they may contain
 * a visitor's name, phone number or location.
 */
export function logAnswer(log: Logger, answered: RecordedResponse): void {
  const { requestId, method, path, tenant, status, milliseconds, isAborted } = answered;
  // A draining server rightly responds to readiness probes with 503.
  const isServerError = status >= 500 && path !== '/readyz';
  log[isServerError ? 'error' : 'info'](
    {
      requestId,
      method,
      path,
      tenant,
      status,
      milliseconds,
      aborted: isAborted || undefined,
    },
    'request',
  );
}

/** Logs a request that could not be read; nothing of it, since it may hold a visitor's data. */
export const logRefused = (log: Logger, { status, code }: RefusedRequest): void =>
  log.info({ status, code }, 'request refused');
