import type { Logger } from 'pino';
import type { ReportEntry } from './embedded-data.ts';

const maxRemembered = 10_000;

/**
 * Logs entries that are left out: the file or source and the place, never what stands there, for data
 * holds people's names and words. The same is said once, however often it is fetched.
 * @param originOf names where an entry of a source comes from.
 */
export function logEntries(log: Logger, originOf: (source: string) => object): ReportEntry {
  const said = new Set<string>();
  return (tenant, { source, index, pointer, message }) => {
    const id = JSON.stringify([tenant, source, index, pointer, message]);
    if (said.has(id)) return;
    if (said.size >= maxRemembered) said.clear();
    said.add(id);
    log.warn({ tenant, ...originOf(source), index, pointer }, `entry ${message}`);
  };
}
