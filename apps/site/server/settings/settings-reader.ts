import { isNearHost } from '@forecourt/leads';

/** `process.env` or the like. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings of one kind each; an invalid value is reported and replaced by the fallback. */
export interface SettingReaders {
  readonly integer: (name: string, fallback: number, min: number, max: number) => number;
  /** Reads a number of seconds. @returns milliseconds. */
  readonly seconds: (name: string, fallback: number, max: number) => number;
  readonly oneOf: <T extends string>(name: string, allowed: readonly T[], fallback: T) => T;
}

/**
 * Creates readers of settings.
 * @param value of a variable, undefined if it is unset or empty.
 * @param errors receives a message for every invalid value.
 */
export function settingReaders(
  value: (name: string) => string | undefined,
  errors: string[],
): SettingReaders {
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const text = value(name);
    if (text === undefined) return fallback;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (number >= min && number <= max) return number;
    errors.push(`${name} must be a whole number from ${min} to ${max}, but is "${text}"`);
    return fallback;
  };

  const seconds = (name: string, fallback: number, max: number) => {
    const text = value(name);
    if (text === undefined) return fallback * 1000;
    const number = /^(?=\.?\d)\d{0,6}(?:\.\d{0,9})?$/.test(text) ? Number(text) : NaN;
    if (number <= max) return Math.round(number * 1000);
    errors.push(
      `${name} must be a number of seconds from 0 to ${max}, such as "5" or "0.5", but is "${text}"`,
    );
    return fallback * 1000;
  };

  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const text = value(name);
    if (text === undefined) return fallback;
    const found = allowed.find((each) => each === text);
    if (found !== undefined) return found;
    errors.push(`${name} must be one of ${allowed.join(', ')}, but is "${text}"`);
    return fallback;
  };

  return { integer, seconds, oneOf };
}

/** Reads settings that may be or contain a secret: messages never repeat the value. */
export interface SecretReader {
  /**
   * Reads a valid address; undefined if the variable is unset or invalid.
   * @param must the requirement, as in "an https address such as …"
   */
  readonly address: (
    name: string,
    passes: (address: URL) => boolean,
    must: string,
  ) => string | undefined;
  /** Reads a credential; undefined if the variable is unset or invalid. */
  readonly credential: (name: string) => string | undefined;
}

/**
 * Creates a reader of secret settings.
 * @param value of a variable, undefined if it is unset or empty.
 * @param errors receives a message for every invalid value.
 */
export function secretReader(
  value: (name: string) => string | undefined,
  errors: string[],
): SecretReader {
  const read = (name: string, passes: (text: string) => boolean, must: string) => {
    const text = value(name);
    if (text === undefined || passes(text)) return text;
    errors.push(`${name} must be ${must} (its value is not repeated here)`);
    return undefined;
  };
  return {
    address: (name, passes, must) => {
      const fits = (text: string) => {
        const url = URL.parse(text);
        return url !== null && passes(url);
      };
      return read(name, fits, must);
    },
    credential: (name) =>
      read(
        name,
        (text) => /^[\x21-\x7e]{1,4096}$/.test(text),
        'a credential of printable ASCII characters without spaces',
      ),
  };
}

/**
 * Returns true if credentials and personal data may be sent to a service: over TLS, or within the
 * machine or a private network.
 */
export function isSafeService({
  protocol,
  hostname,
  username,
  password,
  search,
  hash,
}: URL): boolean {
  if (hostname === '' || username || password || search || hash) return false;
  if (protocol === 'https:') return true;
  return protocol === 'http:' && isNearHost(hostname);
}

/** Describes the addresses that pass {@link isSafeService}. */
export const safeService = (example: string): string =>
  `an https address such as "${example}", without user, password or query; http is for this machine and for names without a dot`;

/**
 * Returns a tenant's slug as a suffix of variables: `NORTH_QUAY`. It is unique, since slugs have no
 * underscores.
 */
export const tenantSuffix = (slug: string): string => slug.toUpperCase().replaceAll('-', '_');

/**
 * Returns the suffixes of tenants that have a variable of their own beside a shared one.
 * @param errors receives a message for every invalid suffix, such as one in lower case.
 */
export const tenantsWith = (
  variable: string,
  names: readonly string[],
  errors: string[],
): readonly string[] =>
  names.flatMap((name) => {
    if (!name.startsWith(`${variable}_`)) return [];
    const tenant = name.slice(variable.length + 1);
    if (/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(tenant)) return [tenant];
    errors.push(
      `${name} must end in the slug of a tenant in capitals, hyphens as underscores, such as ${variable}_NORTH_QUAY`,
    );
    return [];
  });
