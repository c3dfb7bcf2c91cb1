import type { Site } from '../generated/types.ts';
import { malformed, type AddressError } from './address-error-kinds.ts';

const localName = /^(?:localhost|.*\.(?:localhost|local|internal|lan))$/;
const localNumber =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^\[(?:::1?|f[cd]|fe[89ab])/;

/** An https address as nearly all are written, which needs no parsing; the host is its first group. */
const plainAddress = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+)(?:[/?#][\w./?=&#%+~-]*)?$/;

const isPlain = (address: string, domains: Site['domains']): boolean => {
  const host = plainAddress.exec(address)?.[1];
  return (
    host !== undefined &&
    // The engine alone knows which encoded names are valid.
    !host.includes('xn--') &&
    !localName.test(host) &&
    !localNumber.test(host) &&
    !domains.includes(host)
  );
};

/** Returns the error of an `http:` or `https:` address, if any. @param site.domains the tenant's own domains. */
export function webError(
  address: string,
  { domains }: Pick<Site, 'domains'>,
): AddressError | undefined {
  if (isPlain(address, domains)) return undefined;
  if (/\s/.test(address)) {
    // A host has no spaces, in any spelling.
    if (/^https?:\/\/[^/?#]*\s/i.test(address))
      return malformed(`the address "${address}" contains a space before its path; remove it`);
    return malformed(
      `the address "${address}" contains a space; write %20, or remove it`,
      address.replace(/\s/g, '%20'),
      true,
    );
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.hostname ?? '';
  if (url?.username || url?.password)
    return malformed(`the address has a user name or password, which everyone can read: remove it`);
  if (url && (localName.test(host) || localNumber.test(host)))
    return {
      kind: 'local',
      message: `visitors can't reach "${host}", which is an address of your own computer or network; link to the page on the site, such as "${url.pathname}"`,
    };
  if (url && domains.includes(host)) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    return {
      kind: 'own-domain',
      message: `the site's own domain is written out; write "${path}", which holds on every domain of the site`,
      suggestion: path,
      isSafe: true,
    };
  }
  if (!url || !/^(?:[a-z0-9_-]+\.)+(?:[a-z][a-z0-9-]+|\d+)$/.test(host)) {
    const isPath = url !== undefined && /^[a-z0-9-]+$/.test(host) && !/^https?$/.test(host);
    const path = isPath ? `/${host}${url.pathname.replace(/\/$/, '')}` : undefined;
    return malformed(
      `"${address}" is not a web address: it has no complete domain such as www.dealer.example`,
      path,
    );
  }
  if (url.protocol !== 'http:') return undefined;
  return {
    kind: 'insecure',
    message: `"${address}" is not encrypted, and browsers warn of it; use https:// if the site answers there`,
    suggestion: address.replace(/^http:/i, 'https:'),
  };
}
