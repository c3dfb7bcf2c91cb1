import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/**
 * The status of a closed response: 499, as nginx has it, where the visitor closed the connection
 * before there was one. Node would call it 200.
 */
export const statusOf = (
  res: Pick<Response, 'headersSent' | 'statusCode' | 'writableFinished'>,
): number => (res.headersSent || res.writableFinished ? res.statusCode : 499);

const usableId = /^[A-Za-z0-9_.-]{8,64}$/;

/**
 * Gives every request an id and logs its answer (WEB-5). Neither addresses nor query strings nor
 * headers are logged: they can hold a visitor's name, phone number or whereabouts.
 * @param trustProxy whether a proxy's own `X-Request-Id` is taken over.
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
      // A server that drains answers probes of its readiness with 503, as it should.
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
