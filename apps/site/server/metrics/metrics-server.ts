import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { SiteMetrics } from './site-metrics.ts';

/** Serves `GET /metrics` for Prometheus, on a port that the public cannot reach. */
export const metricsListener =
  (
    metrics: Pick<SiteMetrics, 'text' | 'contentType'>,
    log: Pick<Logger, 'error'>,
  ): RequestListener =>
  (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    metrics.text().then(
      (text) => res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics cannot be read');
        res.writeHead(500, { 'Content-Type': 'text/plain' }).end('Metrics cannot be read\n');
      },
    );
  };
