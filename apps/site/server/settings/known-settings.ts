import { didYouMean } from '@forecourt/block-schemas';
import type { Logger } from 'pino';

/** Settings that can be set per tenant, with names that end in the tenant's slug. */
export const tenantSettings = [
  'FORECOURT_DASHBOARD_TOKEN',
  'FORECOURT_LENDER_TOKEN',
  'FORECOURT_LENDER_URL',
  'FORECOURT_VALUATION_TOKEN',
  'FORECOURT_VALUATION_URL',
] as const;

/** Settings of programs that share the server's environment: the command line and `npm run`. */
const otherPrograms = ['FORECOURT_DEBUG', 'FORECOURT_SITE_BUILD'];

/** An unknown variable with a name like a setting's. */
export interface UnknownSetting {
  readonly name: string;
  /** The setting that was probably meant. */
  readonly meant?: string;
}

/**
 * Finds variables that begin like the server's own, in any case, but are not read.
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

/** Logs unknown variables without their values, which may be secrets. */
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
