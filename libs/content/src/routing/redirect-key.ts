/** Returns a path without percent-encoding; unchanged if it is no encoded UTF-8. */
function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the key of an address among redirects: its path without percent-encoding, in lower case,
 * without a trailing slash. Browsers send `/caf%C3%A9` for `/café`, and letters with marks have two
 * forms in Unicode.
 */
export function redirectKey(address: string): string {
  const path = decoded(address.replace(/[?#].*$/s, ''))
    .normalize('NFC')
    .toLowerCase();
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
