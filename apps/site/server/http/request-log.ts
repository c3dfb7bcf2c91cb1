import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/**
 * Returns the status of a closed response: 499, as in nginx, if the visitor closed the connection
 * before the response began. Node would report 200.
 */
export const statusOf = (
  res: Pick<Response, 'headersSent' | 'statusCode' | 'writableFinished'>,
): number => (res.headersSent || res.writableFinished ? res.statusCode : 499);

const usableId = /^[A-Za-z0-9_.-]{8,64}$/;

/**
 * Gives every request an id and logs its response (WEB-5). Addresses, query strings and headers are
 * not logged, since they may contain a visitor's name, phone number or location.
 * @param trustProxy true to accept a proxy's `X-Request-Id`.
 */
export function requestLog(logger: Logger, trustProxy: boolean): RequestHandler {
  return (req, res, next) => {
    const proxyId = trustProxy ? req.get('x-request-id') : undefined;
    const requestId = proxyId !== undefined && usableId.test(proxyId) ? proxyId : randomUUID();
    const started = process.hrtime.bigint();
    const { path } = req;
    res.locals.requestId = requestId;
    res.locals.log = logger.child({ requestId });
    res.set('X-Request-Id', requestId);
    res.on('close', () => {
      const { tenant, log } = res.locals;
      const status = statusOf(res);
      // A draining server rightly responds to readiness probes with 503.
      const isFault = status >= 500 && path !== '/readyz';
      log[isFault ? 'error' : 'info'](
        {
          method: req.method,
          path,
          tenant: tenant?.slug,
          status,
          milliseconds: Number(process.hrtime.bigint() - started) / 1e6,
          ...(res.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}
