import { lookup as resolve } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

const notPublic = new BlockList();
for (const [address, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  notPublic.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  ...([
    ['::', 128],
    ['::1', 128],
    ['64:ff9b::', 96],
    ['fc00::', 7],
  ] as const),
  ...([
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const),
  // Addresses that contain an IPv4 one, which a translator or a tunnel may lead to.
  ...([
    ['::', 96],
    ['64:ff9b:1::', 48],
    ['2001::', 32],
    ['2002::', 16],
  ] as const),
] as const)
  notPublic.addSubnet(address, prefix, 'ipv6');

/** True for an IP address on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

/** A host that requests are not sent to, since it isn't on the public internet. */
class PrivateAddressError extends Error {}

/** Returns true for IP addresses that requests may be sent to. */
export type AddressFilter = (address: string) => boolean;

/**
 * Creates a name lookup for connections that refuses a name unless all its addresses are allowed. The
 * connection uses the addresses that were checked, so a name can't change in between.
 */
export const guardedLookup =
  (isAllowed: AddressFilter): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = error ? [] : found;
      if (error || first === undefined)
        callback(error ?? new Error(`${hostname} has no address`), '');
      else if (!found.every(({ address }) => isAllowed(address)))
        callback(new PrivateAddressError(`${hostname} is not on the public internet`), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

/**
 * Checks a host that is an IP address, for which no name is looked up.
 * @throws {PrivateAddressError} if requests may not be sent to it.
 */
export function refusePrivateHost(hostname: string, isAllowed: AddressFilter): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isAllowed(bare))
    throw new PrivateAddressError(`${hostname} is not on the public internet`);
}
