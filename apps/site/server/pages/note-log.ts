import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Logger } from 'pino';

/** The parts of a page request that its log lines need. */
interface NotedRequest {
  readonly tenant: Pick<TenantSnapshot, 'slug'>;
  readonly url: { readonly pathname: string };
  readonly log: Pick<Logger, 'warn'>;
}

/** Creates a log that writes each note once per tenant (TEN-5), and starts over at 10,000 notes. */
export function createNoteLog(): (note: string, request: NotedRequest) => void {
  const seen = new Set<string>();
  return (note, { tenant, url, log }) => {
    const id = `${tenant.slug} ${note}`;
    if (seen.has(id)) return;
    if (seen.size >= 10_000) seen.clear();
    seen.add(id);
    log.warn({ tenant: tenant.slug, path: url.pathname }, note);
  };
}
