import type { PageRequest } from './page-responder.ts';

/** Logs each note once for each tenant (TEN-5), and forgets all when there are absurdly many. */
export function createNoteLog(): (note: string, request: PageRequest) => void {
  const seen = new Set<string>();
  return (note, { tenant, pathname, log }) => {
    const id = `${tenant.slug} ${note}`;
    if (seen.has(id)) return;
    if (seen.size >= 10_000) seen.clear();
    seen.add(id);
    log.warn({ tenant: tenant.slug, path: pathname }, note);
  };
}
