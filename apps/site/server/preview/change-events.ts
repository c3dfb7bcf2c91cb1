import type { RequestHandler, Response } from 'express';
import type { TenantSource } from '../tenants/tenant-source.ts';

/** Interval of keep-alive comments, which stop proxies from closing the connection. */
const keepAliveMs = 25_000;

/**
 * Creates server-sent events: `change` after every change of content, so that open pages reload.
 * @returns the handler.
 */
export function changeEvents(tenants: TenantSource): RequestHandler {
  const open = new Set<Response>();
  tenants.onChange(() => {
    for (const res of open) res.write('event: change\ndata:\n\n');
  });
  return (_req, res) => {
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.flushHeaders();
    res.write('retry: 500\n\n');
    open.add(res);
    const keepAlive = setInterval(() => res.write(':\n\n'), keepAliveMs);
    res.on('close', () => {
      clearInterval(keepAlive);
      open.delete(res);
    });
  };
}
