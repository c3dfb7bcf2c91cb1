/** Returns true for a host within this machine or a private network: a loopback address, or a name without a dot. */
export const isNearHost = (hostname: string): boolean =>
  /^127(?:\.\d+){3}$/.test(hostname) || hostname === '[::1]' || !/[.:]/.test(hostname);
