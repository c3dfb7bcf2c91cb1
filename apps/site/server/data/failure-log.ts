import { isSourceFailure, SearchParameterError } from '@forecourt/dealership';
import type { Logger } from 'pino';

/** Interval between lines for the same tenant, source and reason. */
const intervalMs = 60_000;
const maxReasons = 10_000;

/** Logs the failure of a source. */
export type FailureLog = (log: Logger, tenant: string, source: string, error: unknown) => void;

/**
 * Creates a log of failing sources: what failed and why, once a minute, so that a dead source does
 * not fill the disk. Messages of other errors are omitted, since they may contain visitors' input.
 */
export function createFailureLog(now: () => Date): FailureLog {
  const last = new Map<string, number>();
  return (log, tenant, source, error) => {
    const { reason, ...details } = describe(error);
    const id = `${tenant} ${source} ${reason}`;
    const time = now().getTime();
    if (time - (last.get(id) ?? -Infinity) < intervalMs) return;
    if (last.size >= maxReasons) last.clear();
    last.set(id, time);
    // The log of a request has the tenant already; a second one would make the line ambiguous JSON.
    const about = 'tenant' in log.bindings() ? { source } : { tenant, source };
    log.warn({ ...about, reason, ...details }, 'data not answered');
  };
}

function describe(error: unknown): { reason: string; failure?: string; at?: string } {
  // Its message is safe to log: no address, no credential, no person.
  if (isSourceFailure(error)) return { reason: error.kind, failure: error.message };
  if (error instanceof SearchParameterError) return { reason: `parameter ${error.parameter}` };
  if (!(error instanceof Error)) return { reason: 'error' };
  // Only the frames: the first lines of the stack are the message.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { reason: error.name, at: frames.slice(0, 3).join(' ').trim() };
}
