import type { Logger } from 'pino';
import type { ReportEntry } from './embedded-data.ts';

const maxRemembered = 10_000;

/**
 * Logs omitted entries: the file or source and the location, never the content, since data contains
 * people's names and words. Each is logged once, however often it is fetched.
 * @param originOf returns the origin of an entry of a source.
 */
export function logEntries(log: Logger, originOf: (source: string) => object): ReportEntry {
  const reported = new Set<string>();
  return (tenant, { source, index, pointer, message }) => {
    const id = JSON.stringify([tenant, source, index, pointer, message]);
    if (reported.has(id)) return;
    if (reported.size >= maxRemembered) reported.clear();
    reported.add(id);
    log.warn({ tenant, ...originOf(source), index, pointer }, `entry ${message}`);
  };
}
