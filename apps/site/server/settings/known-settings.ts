import { didYouMean } from '@forecourt/block-schemas';
import type { Logger } from 'pino';

/** Settings that a tenant can have for itself: their names then end in the tenant's slug. */
export const tenantSettings = [
  'FORECOURT_DASHBOARD_TOKEN',
  'FORECOURT_LENDER_TOKEN',
  'FORECOURT_LENDER_URL',
] as const;

/** Read by programs that share an environment with the server: the command line and `npm run`. */
const otherPrograms = ['FORECOURT_DEBUG', 'FORECOURT_SITE_BUILD'];

/** A variable with a name like a setting's that has no effect. */
export interface UnknownSetting {
  readonly name: string;
  /** The setting that was probably meant. */
  readonly meant?: string;
}

/**
 * Finds the variables that begin as the server's own do, in capitals or not, and are not read.
 * @param set names of all variables that are set.
 * @param read names that the server reads, whether they are set or not.
 */
export function unknownSettings(
  set: readonly string[],
  read: Iterable<string>,
): readonly UnknownSetting[] {
  const names = [...read];
  const known = new Set([...names, ...otherPrograms]);
  return set
    .filter((name) => /^FORECOURT_/i.test(name) && !known.has(name))
    .filter((name) => !tenantSettings.some((setting) => name.startsWith(`${setting}_`)))
    .map((name) => ({ name, meant: didYouMean(name, names) }));
}

/** Logs variables that have no effect. Their values may be secrets and are not repeated. */
export function warnOfUnknownSettings(
  unknown: readonly UnknownSetting[],
  log: Pick<Logger, 'warn'>,
): void {
  for (const { name, meant } of unknown)
    log.warn(
      { setting: name, meant },
      `${name} is not a setting and has no effect${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    );
}
