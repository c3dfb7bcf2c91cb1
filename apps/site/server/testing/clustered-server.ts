/**
 * A small server of two processes for tests, which start, share and stop as those of the site do. Each
 * response names its process. Its log is on standard output; the settings come from the environment.
 */
import cluster from 'node:cluster';
import express from 'express';
import { health, readiness } from '../http/health.ts';
import { createRateLimit } from '../limits/rate-limits.ts';
import { createLogger } from '../log/logger.ts';
import { createSiteMetrics } from '../metrics/site-metrics.ts';
import { runPrimary } from '../processes/primary.ts';
import { runWorker, type ServerMember, type WorkerSite } from '../processes/worker.ts';

const config = {
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  processes: 2,
  mode: 'production',
  stop: { drainMs: Number(process.env.DRAIN_MS), requestsMs: 10_000 },
} as const;

async function composeSite({ number, isServerReady }: ServerMember): Promise<WorkerSite> {
  if (process.env.FAIL_AT_START) throw new Error('cannot start');
  const metrics = createSiteMetrics();
  const { take } = createRateLimit({ name: 'posts', points: 5, seconds: 600 });
  const app = express();
  app.get('/healthz', health);
  app.get('/readyz', readiness(isServerReady));
  app.get('/held', (req, res) => {
    const release = async () => {
      await take('held', req.ip);
      res.send('held');
    };
    process.stdin.once('data', release);
    process.once('SIGUSR2', release);
    console.log(`held ${process.pid}`);
  });
  app.get('/crash', () => {
    setImmediate(() => {
      throw new Error('an error that nobody catches');
    });
  });
  app.get('/limited', async (req, res) => {
    const wait = await take('north', req.ip);
    res.status(wait === undefined ? 200 : 429).send(String(process.pid));
  });
  app.use((_req, res) => {
    const part = { tenant: 'north', area: 'page', method: 'GET' };
    metrics.answered({ ...part, status: 200, seconds: 0 });
    res.set('X-Process', String(process.pid)).send('page '.repeat(500));
  });
  return {
    app,
    log: createLogger('info', undefined, { process: number }),
    metrics,
    tenantCount: () => 1,
    allRead: async () => {},
    stopping: () => {},
    close: async () => {},
  };
}

if (cluster.isWorker) await runWorker(config, composeSite);
else
  await runPrimary(config, {
    log: createLogger('info'),
    metrics: createSiteMetrics(),
    metricsAt: { port: 0, host: '127.0.0.1' },
    images: {} as never,
    close: () => {},
  });
