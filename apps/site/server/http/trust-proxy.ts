import { isIP } from 'node:net';

/** Express's names for address ranges. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Returns true for an address, a subnet or one of Express's names for address ranges. */
function isProxy(part: string): boolean {
  if (ranges.has(part)) return true;
  const [, address = '', bits] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Reads `TRUST_PROXY`: `true`/`false`, a number of hops, or a comma-separated list of addresses,
 * subnets and Express's names for them.
 * @param errors receives a message for a value that Express would reject.
 */
export function readTrustProxy(
  text: string | undefined,
  errors: string[],
): boolean | number | string {
  if (text === undefined || text === 'false' || text === '0') return false;
  if (text === 'true') return true;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  if (text.split(',').every((part) => isProxy(part.trim()))) return text;
  errors.push(
    `TRUST_PROXY must be true, false, a number of hops or addresses and subnets such as "loopback, 10.0.0.0/8", but is "${text}"`,
  );
  return false;
}
