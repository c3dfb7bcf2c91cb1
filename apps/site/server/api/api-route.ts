import { isSourceFailure, SearchParameterError } from '@forecourt/dealership';
import compression from 'compression';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { isAborted } from '../http/aborted.ts';
import { startBudget } from '../data/budget.ts';
import type { After } from '../limits/timer.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { ApiError, sendError } from './api-error.ts';
import { manufacturerLocations, model, places, reviews, search, type Call } from './calls.ts';
import { createRateLimit, type RateLimit } from '../limits/rate-limits.ts';
import type { Redis } from '../limits/open-redis.ts';
import { searchLimits } from './search-limits.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { docsPage, docsStyle } from './docs-page.tsx';
import { openApi } from './open-api.ts';

/** Options of {@link apiRoute}. */
export interface ApiOptions {
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly after?: After;
  /** Calls that one address may make to one tenant per minute; 300 searches and 300 others if left out. */
  readonly callsPerMinute?: number;
  /** Redis in which several servers share their counts. */
  readonly redis?: Redis;
}

/**
 * Handles the calls of pages and of a dealer's own tools below `/api` (API-1), each on the tenant's
 * own data.
 */
export function apiRoute({
  data,
  logFailure,
  after,
  callsPerMinute = 300,
  redis,
}: ApiOptions): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.use(compression());
  const limit = (name: string) =>
    limited(createRateLimit({ name, points: callsPerMinute, seconds: 60, redis: redis?.client }));
  const calls = limit('calls');

  const answer = answering(data, after);
  const get = (path: string, call: Call) =>
    router.route(path).get(calls, answer(call)).all(allow('GET, HEAD'));

  get('/manufacturer-locations', manufacturerLocations);
  get('/models/:modelSlug', model);
  get('/places', places);
  get('/reviews', reviews);
  router.route('/docs').get(sendDocs).all(allow('GET, HEAD'));
  get('/openapi.json', async () => ({ body: openApi, maxAge: 300 }));
  router
    .route('/search')
    // Search clients send JSON as plain text, which saves browsers a preflight request.
    .post(
      limit('search'),
      express.json({ limit: searchLimits.maxBytes, type: () => true, strict: false }),
      answer(search),
    )
    .all(allow('POST'));
  router.use(() => {
    throw new ApiError(404, 'there is no such call');
  });

  router.use(errorAnswer(logFailure));
  return router;
}

/** Creates the handlers of calls, each with a timeout for the data that it reads. */
const answering =
  (data: DealerDataSource, after: After | undefined) =>
  (call: Call): RequestHandler =>
  async (req, res) => {
    const { tenant } = res.locals;
    const budget = startBudget(after);
    try {
      const { body, maxAge } = await call(req, {
        data: data.of(tenant),
        site: tenant.site,
        budget,
      });
      const lifetime = maxAge === undefined ? 'no-store' : `public, max-age=${maxAge}`;
      res.set('Cache-Control', lifetime).json(body);
    } finally {
      budget.close();
    }
  };

/** Sends the reference of the calls. */
const sendDocs: RequestHandler = (_req, res) => {
  const policy = contentSecurityPolicy({ styles: [docsStyle], frameOrigins: [] });
  res
    .set('Cache-Control', 'public, max-age=300')
    .set('Content-Security-Policy', policy)
    .type('html')
    .send(docsPage());
};

/** Answers calls that failed, and logs failures of a data source and internal errors. */
const errorAnswer =
  (logFailure: FailureLog): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    const { tenant, log } = res.locals;
    if (isAborted(error, res)) {
      log.debug('the visitor closed the connection');
      return;
    }
    const answer = apiErrorOf(error);
    if (isSourceFailure(error)) logFailure(log, tenant.slug, error.source, error);
    else if (answer.status >= 500) log.error({ err: error }, 'call failed');
    if (answer.status === 503) res.set('Retry-After', '30');
    sendError(res, answer);
  };

/** Limits the calls of each address. */
const limited =
  ({ take }: RateLimit): RequestHandler =>
  async (req, res, next) => {
    const wait = await take(res.locals.tenant.slug, req.ip);
    if (wait !== undefined) {
      res.set('Retry-After', String(wait));
      throw new ApiError(429, 'Too many calls; wait a moment');
    }
    next();
  };

const allow =
  (methods: string): RequestHandler =>
  (_req, res) => {
    sendError(res.set('Allow', methods), new ApiError(405, `answers ${methods} only`));
  };

/** Converts an error to the caller's error response. */
function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SearchParameterError)
    return new ApiError(400, error.message.replace(/^\w+: /, ''), error.parameter);
  if (isSourceFailure(error)) return new ApiError(503, 'is not available just now');
  // An error of Express: a body or address that cannot be parsed.
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (type === 'entity.too.large')
    return new ApiError(413, `must be at most ${searchLimits.maxBytes / 1024} kB long`, 'body');
  if (error instanceof URIError) return new ApiError(400, 'cannot be decoded', 'path');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ApiError(400, 'must be JSON', 'body');
  return new ApiError(500, 'Something went wrong on our side');
}
