/** Pattern of names that are normalised already: labels in lower case, and the last one neither a number nor Punycode. */
const normal =
  /^(?!(?:.*\.)?(?:\d+|0x[\da-f]*)$)(?!(?:.*\.)?xn--)(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

const labels =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** Characters with a special meaning in addresses. */
const delimiters = /[\s/\\?#@:%[\]]/;

/**
 * Normalises a host: lower case, Punycode, no trailing dot, IP addresses in their usual form
 * (`0x7f.1` is `127.0.0.1`), IPv6 in brackets. Hosts are compared in this form only.
 * @param text a host without scheme, port and path.
 * @returns undefined for anything that is not a host.
 */
export function hostName(text: string): string | undefined {
  if (normal.test(text)) return text;
  const isBracketed = /^\[[\da-f:.]+\]$/i.test(text);
  if (text.length > 1000 || (!isBracketed && delimiters.test(text))) return undefined;
  const name = URL.parse(`http://${text}/`)?.hostname.replace(/\.$/, '');
  if (name === undefined) return undefined;
  return isBracketed || labels.test(name) ? name : undefined;
}

const ipAddress = /^(?:\[.*\]|\d+(?:\.\d+){3})$/;
const localName = /^(?:.+\.)?localhost$/;

/**
 * Normalises a host name that a tenant can own.
 * @returns undefined for IP addresses, `localhost` and names below it, and anything that is not a host.
 */
export function domainName(text: string): string | undefined {
  const name = hostName(text);
  return name === undefined || ipAddress.test(name) || localName.test(name) ? undefined : name;
}
