import { secretReader } from '../settings/settings-reader.ts';

/** Shared caches in front of the server, such as a CDN or Varnish. May contain a credential: never log it. */
export interface EdgeConfig {
  /** Addresses of the caches that changes are purged from; none if empty. */
  readonly purgeUrls: readonly string[];
  /** Bearer token of purge requests. */
  readonly purgeToken?: string;
}

const urlVariable = 'FORECOURT_CDN_PURGE_URL';
const tokenVariable = 'FORECOURT_CDN_PURGE_TOKEN';

/**
 * Reads the settings of shared caches.
 * @param isOn true if `FORECOURT_CDN` is on.
 * @param value of a variable, undefined if it is unset or empty.
 * @param errors receives a message for every invalid value.
 * @returns undefined if there are none.
 */
export function readEdgeConfig(
  isOn: boolean,
  value: (name: string) => string | undefined,
  errors: string[],
): EdgeConfig | undefined {
  const purgeUrls = (value(urlVariable) ?? '').split(',').flatMap((each) => each.trim() || []);
  if (!purgeUrls.every(isPurgeUrl))
    errors.push(
      `${urlVariable} must be one or more addresses such as "http://varnish:6081", separated by commas, without user, password, query or fragment`,
    );
  const purgeToken = secretReader(value, errors).credential(tokenVariable);
  if (purgeToken !== undefined && purgeUrls.length === 0)
    errors.push(`${urlVariable} must be set with ${tokenVariable}`);
  return isOn ? { purgeUrls, purgeToken } : undefined;
}

function isPurgeUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '')
  );
}
