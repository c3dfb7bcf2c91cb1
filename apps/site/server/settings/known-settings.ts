import { didYouMean } from '@forecourt/block-schemas';
import { searchServers } from '@forecourt/dealership';
import type { Logger } from 'pino';

/** Every variable of the environment that the server reads; `<TENANT>` ends in a tenant's slug. */
export const knownSettings: readonly string[] = [
  ...searchServers.flatMap(({ settings }) => settings.map(({ name }) => name)),
  'FORECOURT_DASHBOARD_HOSTS',
  'FORECOURT_DASHBOARD_TOKEN',
  'FORECOURT_DASHBOARD_TOKEN_<TENANT>',
  'FORECOURT_DATA_DIR',
  'FORECOURT_DOMAINS',
  'FORECOURT_DRAIN_SECONDS',
  'FORECOURT_LEAD_DESTINATIONS',
  'FORECOURT_LENDER_TOKEN',
  'FORECOURT_LENDER_TOKEN_<TENANT>',
  'FORECOURT_LENDER_URL',
  'FORECOURT_LENDER_URL_<TENANT>',
  'FORECOURT_LIST_TENANTS',
  'FORECOURT_MAIL_FROM',
  'FORECOURT_MAPS_KEY',
  'FORECOURT_MAPS_URL',
  'FORECOURT_MODE',
  'FORECOURT_PAGE_CACHE_MB',
  'FORECOURT_PICTURES_AHEAD',
  'FORECOURT_PICTURE_CACHE_MB',
  'FORECOURT_PICTURE_MEMORY_MB',
  'FORECOURT_PICTURE_SECONDS',
  'FORECOURT_SECRET',
  'FORECOURT_SMTP_URL',
  'FORECOURT_STOP_SECONDS',
  'FORECOURT_TENANTS_DIR',
  'FORECOURT_VIEWER_SECRET',
  'HOST',
  'LOG_LEVEL',
  'METRICS_HOST',
  'METRICS_PORT',
  'PORT',
  'REDIS_URL',
  'TRUST_PROXY',
  'TURNSTILE_SECRET_KEY',
  'TURNSTILE_SITE_KEY',
];

/** Read by programs that share an environment with the server: the command line and `npm run`. */
const ofOtherPrograms = ['FORECOURT_DEBUG', 'FORECOURT_SITE_BUILD'];

/** A variable that is named like a setting and is none. */
export interface UnknownSetting {
  readonly name: string;
  /** The setting that was probably meant. */
  readonly meant?: string;
}

const ends = '<TENANT>';
const families = knownSettings.flatMap((name) =>
  name.endsWith(ends) ? [name.slice(0, -ends.length)] : [],
);
const names = knownSettings.filter((name) => !name.endsWith(ends));

/** Finds the variables that begin as the server's own do, in capitals or not, and are not read. */
export function unknownSettings(set: readonly string[]): readonly UnknownSetting[] {
  const known = new Set<string>([...names, ...ofOtherPrograms]);
  return set
    .filter((name) => /^FORECOURT_/i.test(name) && !known.has(name))
    .filter((name) => !families.some((family) => name.startsWith(family)))
    .map((name) => {
      const meant = didYouMean(name, names);
      return { name, ...(meant !== undefined && { meant }) };
    });
}

/** Logs variables that have no effect. Their values may be secrets and are not repeated. */
export function warnOfUnknownSettings(
  unknown: readonly UnknownSetting[],
  log: Pick<Logger, 'warn'>,
): void {
  for (const { name, meant } of unknown)
    log.warn(
      { setting: name, ...(meant !== undefined && { meant }) },
      `${name} is not a setting and has no effect${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    );
}
