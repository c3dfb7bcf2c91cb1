/** `process.env` or the like. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings that may be or hold a secret: what it says of a wrong one never repeats the value. */
export interface SecretReader {
  /**
   * An address that passes; undefined if the variable is unset or wrong.
   * @param must what it has to be, as in "an https address such as …"
   */
  readonly address: (
    name: string,
    passes: (address: URL) => boolean,
    must: string,
  ) => string | undefined;
  /** A credential; undefined if the variable is unset or wrong. */
  readonly credential: (name: string) => string | undefined;
}

/**
 * Makes a reader of secret settings.
 * @param value of a variable, undefined if it is unset or empty.
 * @param faults gets a sentence for every value that is wrong.
 */
export function secretReader(
  value: (name: string) => string | undefined,
  faults: string[],
): SecretReader {
  const read = (name: string, passes: (text: string) => boolean, must: string) => {
    const text = value(name);
    if (text === undefined || passes(text)) return text;
    faults.push(`${name} must be ${must} (its value is not repeated here)`);
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

/** Whether a credential or personal data may go to a service: over TLS, or within the machine or its own network. */
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
  const isNear = /^127(?:\.\d+){3}$/.test(hostname) || !/[.:]/.test(hostname);
  return protocol === 'http:' && (isNear || hostname === '[::1]');
}

/** Describes the addresses that pass {@link isSafeService}. */
export const safeService = (example: string): string =>
  `an https address such as "${example}", without user, password or query; http is for this machine and for names without a dot`;

/** A tenant's slug as names of variables end in it: `NORTH_QUAY`. No two slugs become one: they have no underscores. */
export const tenantSuffix = (slug: string): string => slug.toUpperCase().replaceAll('-', '_');

/**
 * Tenants that have a variable of their own beside a shared one, as the variables' names have them.
 * @param faults gets a sentence for every name that no slug becomes, such as one in small letters.
 */
export const tenantsWith = (
  variable: string,
  names: readonly string[],
  faults: string[],
): readonly string[] =>
  names.flatMap((name) => {
    if (!name.startsWith(`${variable}_`)) return [];
    const tenant = name.slice(variable.length + 1);
    if (/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(tenant)) return [tenant];
    faults.push(
      `${name} must end in the slug of a tenant in capitals, hyphens as underscores, such as ${variable}_NORTH_QUAY`,
    );
    return [];
  });
