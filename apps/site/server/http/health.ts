import type { RequestHandler } from 'express';

/** `/healthz`: liveness of the process. Needs no host name, so that load balancers can use the address. */
export const health: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').type('text/plain').send('ok\n');
};

/**
 * `/readyz`: 200 while every tenant can be served, 503 before that, without any, and while the server
 * shuts down, so that no new visitor is sent here.
 */
export function readiness(isReady: () => boolean): RequestHandler {
  return (_req, res) => {
    const ready = isReady();
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n');
  };
}
