import { isIP } from 'node:net';

/** The address that reaches this machine alone. */
export const loopback = '127.0.0.1';

/**
 * Returns true if two listeners on one port conflict; listening on every interface includes each
 * address.
 */
export const overlap = (a: string | undefined, b: string | undefined): boolean =>
  [a, b].some((host) => host === undefined || host === '0.0.0.0' || host === '::') || a === b;

/** Reads an address or a host name; an IPv6 address with or without its brackets. */
export function readHost(
  name: string,
  value: (name: string) => string | undefined,
  errors: string[],
): string | undefined {
  const text = value(name);
  if (text === undefined) return undefined;
  const bare = /^\[(.+)\]$/.exec(text)?.[1] ?? text;
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
  // Digits and dots alone are a mistyped address.
  const isName =
    new RegExp(`^${label}(?:\\.${label})*\\.?$`, 'i').test(bare) && !/^[\d.]+$/.test(bare);
  if (isIP(bare) > 0 || (isName && bare === text)) return bare;
  errors.push(
    `${name} must be an address or a host name to listen on, such as "127.0.0.1" or "::1", but is "${text}"`,
  );
  return undefined;
}
