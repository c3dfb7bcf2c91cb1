import { decodeHTMLAttribute } from 'entities';

/** Matches an attribute with an address in a tag: its name, and its value in one of three groups. */
export const addressAttribute = /\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Returns the address that browsers read in an attribute of mark-up. */
export const unescapedAddress = (written: string): string =>
  written.includes('&') ? decodeHTMLAttribute(written) : written;

/** Returns an address without percent-encoding; unchanged if the encoding is invalid. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
