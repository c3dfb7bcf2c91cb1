import type { RequestHandler } from 'express';
import { statusOf } from '../http/request-log.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** First parts of a path that mean something of their own; all else is a page. */
const areas: Readonly<Record<string, string>> = {
  _build: 'build',
  _image: 'image',
  assets: 'asset',
  api: 'api',
  healthz: 'health',
  readyz: 'health',
};
/** Others are written together: a client may send any word as its method. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Measures every request; of its address only the area counts, so that the series stay few. */
export function requestMetrics(metrics: SiteMetrics): RequestHandler {
  return (req, res, next) => {
    const started = process.hrtime.bigint();
    const [, first = ''] = req.path.split('/', 2);
    const area = (Object.hasOwn(areas, first) ? areas[first] : undefined) ?? 'page';
    res.on('close', () => {
      metrics.answered({
        tenant: res.locals.tenant?.slug ?? '',
        area,
        method: methods.has(req.method) ? req.method : 'other',
        status: statusOf(res),
        seconds: Number(process.hrtime.bigint() - started) / 1e9,
      });
    });
    next();
  };
}
