import { isSourceFailure, SearchParameterError } from '@forecourt/dealership';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { isAborted } from '../aborted.ts';
import { startBudget, type After } from '../data/budget.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { ApiFault, sendFault } from './api-fault.ts';
import { manufacturerLocations, model, places, reviews, search, type Call } from './calls.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { docsPage, docsStyle } from './docs-page.tsx';
import { openApi } from './open-api.ts';

/** Options of {@link apiRoute}. */
export interface ApiOptions {
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly after?: After;
}

const mostBytes = 64 * 1024;

/** The calls of pages and of a dealer's own tools below `/api` (API-1), each on the tenant's own data. */
export function apiRoute({ data, logFailure, after }: ApiOptions): RequestHandler {
  const router = Router({ caseSensitive: true });

  const answer =
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

  const get = (path: string, call: Call) =>
    router.route(path).get(answer(call)).all(allow('GET, HEAD'));

  get('/manufacturer-locations', manufacturerLocations);
  get('/models/:modelSlug', model);
  get('/places', places);
  get('/reviews', reviews);
  router
    .route('/docs')
    .get(
      (_req, res) =>
        void res
          .set('Cache-Control', 'public, max-age=300')
          .set(
            'Content-Security-Policy',
            contentSecurityPolicy({ styles: [docsStyle], frameOrigins: [] }),
          )
          .type('html')
          .send(docsPage()),
    )
    .all(allow('GET, HEAD'));
  get('/openapi.json', async () => ({ body: openApi, maxAge: 300 }));
  router
    .route('/search')
    // Search clients send JSON as plain text, which spares browsers a second request.
    .post(express.json({ limit: mostBytes, type: () => true }), answer(search))
    .all(allow('POST'));
  router.use(() => {
    throw new ApiFault(404, 'there is no such call');
  });

  const faults: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
    const { tenant, log } = res.locals;
    if (isAborted(error, res)) {
      log.debug('the visitor closed the connection');
      return;
    }
    const fault = faultOf(error);
    if (isSourceFailure(error)) logFailure(log, tenant.slug, error.source, error);
    else if (fault.status >= 500) log.error({ err: error }, 'call failed');
    if (fault.status === 503) res.set('Retry-After', '30');
    sendFault(res, fault);
  };
  router.use(faults);
  return router;
}

const allow =
  (methods: string): RequestHandler =>
  (_req, res) => {
    sendFault(res.set('Allow', methods), new ApiFault(405, `answers ${methods} only`));
  };

/** What the caller is told of an error. */
function faultOf(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  if (error instanceof SearchParameterError)
    return new ApiFault(400, error.message.replace(/^\w+: /, ''), error.parameter);
  if (isSourceFailure(error)) return new ApiFault(503, 'is not available just now');
  // Express's own: a body or an address that cannot be read.
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (type === 'entity.too.large')
    return new ApiFault(413, `must be at most ${mostBytes / 1024} kB long`, 'body');
  if (error instanceof URIError) return new ApiFault(400, 'cannot be decoded', 'path');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ApiFault(400, 'must be JSON', 'body');
  return new ApiFault(500, 'Something went wrong on our side');
}
