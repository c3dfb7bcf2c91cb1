/**
 * A small server for tests that stop it under load: health checks, a page that takes a moment and
 * one that waits for a line of standard input, listening and stopping as the site does. Port, drain
 * and the page's time come from the environment.
 */
import express from 'express';
import { health, readiness } from '../http/health.ts';
import { createLogger } from '../log/logger.ts';
import { serve } from '../http/serve.ts';
import { stopOnSignals } from '../http/stop-on-signals.ts';

let ready = true;
const app = express();
app.get('/healthz', health);
app.get(
  '/readyz',
  readiness(() => ready),
);
app.get('/held', (_req, res) => {
  process.stdin.once('data', () => res.send('held'));
  console.log('held');
});
app.use((_req, res) => {
  setTimeout(() => res.send('page '.repeat(500)), Number(process.env.PAGE_MS));
});
const server = await serve(app, { port: Number(process.env.PORT), host: '127.0.0.1' });
stopOnSignals({
  limits: { drainMs: Number(process.env.DRAIN_MS), requestsMs: 10_000 },
  log: createLogger('silent'),
  stop: async (limits) => {
    ready = false;
    await server.stop(limits);
  },
});
console.log(server.port);
