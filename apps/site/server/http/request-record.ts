import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** A request whose response is recorded. */
interface RecordedRequest {
  /** Identifies the request in the log, in error pages and in its response. */
  readonly requestId: string;
  readonly method: string;
  /** The path without its query. */
  readonly path: string;
  /** When it arrived, by `performance.now()`. */
  readonly arrived: number;
}

/** A request with its response, as it is logged and measured. */
export interface RecordedResponse extends Omit<RecordedRequest, 'arrived'> {
  /** Slug of the tenant; undefined if its host is unknown. */
  readonly tenant: string | undefined;
  readonly status: number;
  /** Time from the request to the end of its response, to the microsecond. */
  readonly milliseconds: number;
  /** True if the visitor closed the connection before the response was finished. */
  readonly isAborted: boolean;
}

/** Records a closed response. */
export type RecordAnswer = (
  res: ServerResponse,
  request: RecordedRequest,
  tenant: string | undefined,
) => void;

/** Creates a function that passes every closed response to some receivers, such as the log. */
export const answerRecorder =
  (receivers: readonly ((answered: RecordedResponse) => void)[]): RecordAnswer =>
  (res, { requestId, method, path, arrived }, tenant) => {
    const answered: RecordedResponse = {
      requestId,
      method,
      path,
      tenant,
      status: statusOf(res),
      milliseconds: Math.round((performance.now() - arrived) * 1000) / 1000,
      isAborted: !res.writableFinished,
    };
    for (const receive of receivers) receive(answered);
  };

/**
 * Returns the status of a closed response: 499, as in nginx, if the visitor closed the connection
 * before the response began. Node would report 200.
 */
const statusOf = ({ headersSent, statusCode, writableFinished }: ServerResponse): number =>
  headersSent || writableFinished ? statusCode : 499;

const usableId = /^[A-Za-z0-9_.-]{8,64}$/;

/** Header with the id of a request. */
export const requestIdHeader = 'X-Request-Id';

/**
 * Returns the id of a request: a proxy's, if it is safe to log, or a new one.
 * @param trustProxy true to accept a proxy's `X-Request-Id`.
 */
export function requestIdOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && usableId.test(given) ? given : randomUUID();
}

/** Gives every request an id and a logger, and records its response. */
export function recordRequests(
  record: RecordAnswer,
  { log, trustProxy }: { readonly log: Logger; readonly trustProxy: boolean },
): RequestHandler {
  return (req, res, next) => {
    const { method, path } = req;
    const requestId = requestIdOf(req, trustProxy);
    const request = { requestId, method, path, arrived: performance.now() };
    res.locals.requestId = requestId;
    res.locals.log = log.child({ requestId });
    res.set(requestIdHeader, requestId);
    res.on('close', () => record(res, request, res.locals.tenant?.slug));
    next();
  };
}
