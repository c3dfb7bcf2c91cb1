import type { ErrorRequestHandler } from 'express';
import { isAborted } from '../http/aborted.ts';
import { originOf } from '../http/origin.ts';
import { sendPage } from './send-page.ts';
import type { PageResponder } from './page-responder.ts';
import { sendPlain } from '../http/plain-text.ts';
import { refusalOf, refusals } from '../http/refusals.ts';

/**
 * Error-handling middleware: responds with the tenant's error page, or a plain line if no tenant is
 * known. Errors are logged, and never shown in production.
 */
export function serverError(responder: PageResponder): ErrorRequestHandler {
  return async (error, req, res, next) => {
    const { tenant, log } = res.locals;
    if (isAborted(error, res)) {
      log.debug('the visitor closed the connection');
      return;
    }
    if (res.headersSent) {
      next(error);
      return;
    }
    const refused = refusalOf(error);
    if (refused !== undefined) {
      sendPlain(res, refused, refusals[refused]);
    } else if (tenant === undefined) {
      log.error({ err: error }, 'request failed');
      sendPlain(res, 500, 'Something went wrong');
    } else {
      await sendPage(
        responder.failed(
          responder.request({ tenant, origin: originOf(req, tenant), pathname: req.path, log }),
          error,
        ),
        req,
        res,
      );
    }
  };
}
