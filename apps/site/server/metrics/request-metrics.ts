import type { RequestHandler } from 'express';
import { statusOf } from '../http/request-log.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** First segments of paths with an area of their own; all other paths are pages. */
const areas: Readonly<Record<string, string>> = {
  _build: 'build',
  _image: 'image',
  _styles: 'style',
  assets: 'asset',
  api: 'api',
  healthz: 'health',
  readyz: 'health',
};
/** Counted methods; others share a label, since clients can send any word. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Measures every request by area rather than by path, to limit the number of series. */
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
