import type { RecordedResponse } from '../http/request-record.ts';
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

/** Measures a request by area rather than by path, to limit the number of series. */
export function measureAnswer(
  metrics: Pick<SiteMetrics, 'answered'>,
  { tenant = '', path, method, status, milliseconds }: RecordedResponse,
): void {
  const [, first = ''] = path.split('/', 2);
  metrics.answered({
    tenant,
    area: (Object.hasOwn(areas, first) ? areas[first] : undefined) ?? 'page',
    method: methods.has(method) ? method : 'other',
    status,
    seconds: milliseconds / 1000,
  });
}
