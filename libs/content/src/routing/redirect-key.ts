/** An address as redirects are looked up by: its path in small letters without a final slash. */
export function redirectKey(address: string): string {
  const path = address.replace(/[?#].*$/s, '').toLowerCase();
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
