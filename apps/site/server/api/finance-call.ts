import type { Request, RequestHandler, Response } from 'express';
import { BodyError, readBody } from '../forms/read-body.ts';
import { isAborted } from '../http/aborted.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import { ApiError, sendError } from './api-error.ts';

/** A call of the finance enquiry. Rejects with `ApiError`. */
export type FinanceCall = (
  req: Request,
  res: Response,
) => Promise<{ status: number; body: unknown }>;

/** Creates the handler of a call. @param posts limit of posts per address, shared with forms. */
export const answerFinanceCall =
  (call: FinanceCall, posts: RateLimit): RequestHandler =>
  async (req, res) => {
    res.set('Cache-Control', 'no-store');
    try {
      if (!isOwnOrigin(req)) throw new ApiError(403, 'belongs to another site');
      const wait = await posts.take(res.locals.tenant.slug, req.ip);
      if (wait !== undefined) {
        res.set('Retry-After', String(wait));
        throw new ApiError(429, 'too many requests from this address; try again later');
      }
      const { status, body } = await call(req, res);
      res.status(status).json(body);
    } catch (error) {
      if (isAborted(error, res)) {
        res.locals.log.debug('the visitor closed the connection');
        return;
      }
      if (!(error instanceof ApiError)) res.locals.log.error({ err: error }, 'call failed');
      const answer =
        error instanceof ApiError ? error : new ApiError(500, 'Something went wrong on our side');
      if (answer.status === 503) res.set('Retry-After', '30');
      sendError(res, answer);
    }
  };

/** Reads the fields of a body. @throws {ApiError} */
export async function bodyOf(req: Request) {
  try {
    return await readBody(req);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw new ApiError(error.status, error.message, error.field);
  }
}
