import type { FailureLog } from '../data/failure-log.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** Wraps a page cache to count hits and misses. */
export const measuredCache = (cache: PageCache, metrics: SiteMetrics): PageCache => ({
  ...cache,
  get: (key, now) => {
    const found = cache.get(key, now);
    metrics.lookedUp(key.tenant, found !== undefined);
    return found;
  },
});

/** Wraps a responder to measure the time of rendering. */
export function measuredResponder(responder: PageResponder, metrics: SiteMetrics): PageResponder {
  const timed =
    <Subject>(render: (request: Request, subject: Subject) => ReturnType<PageResponder['page']>) =>
    async (request: Request, subject: Subject) => {
      const started = process.hrtime.bigint();
      const page = await render(request, subject);
      metrics.rendered(request.tenant.slug, Number(process.hrtime.bigint() - started) / 1e9);
      return page;
    };
  return {
    ...responder,
    page: timed(responder.page),
    vehicle: timed(responder.vehicle),
    staff: timed(responder.staff),
  };
}

type Request = Parameters<PageResponder['page']>[0];

/** Wraps a failure log to count every failure, including those that are not logged again. */
export const measuredFailures =
  (log: FailureLog, metrics: SiteMetrics): FailureLog =>
  (logger, tenant, source, error) => {
    metrics.unanswered(tenant, source);
    log(logger, tenant, source, error);
  };
