import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';

/** Minimum interval between lines about the same cause: a full disk fails every picture. */
const repeatMs = 60_000;

/** Logs that renditions cannot be cached, each cause once a minute. Pictures are still served. */
export function diskErrorLog(
  log: Pick<Logger, 'error'>,
  now: () => number = Date.now,
): (error: unknown) => void {
  const last = new Map<string, number>();
  return (error) => {
    const cause = causeOf(error);
    const name = 'code' in cause ? cause.code : '';
    const at = now();
    if (at - (last.get(name) ?? -Infinity) < repeatMs) return;
    last.set(name, at);
    log.error(cause, 'picture cannot be cached');
  };
}
