/** Returns the key of an address among redirects: its path in lower case, without a trailing slash. */
export function redirectKey(address: string): string {
  const path = address.replace(/[?#].*$/s, '').toLowerCase();
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
