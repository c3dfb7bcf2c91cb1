/** A shared cache in front of the server, which stores pages under their surrogate keys. */
export interface EdgeCache {
  /** Host and port, for the log. */
  readonly name: string;
  /**
   * Marks all pages with any of the keys as stale, so that none is served again while a server can
   * render it. Repeats are harmless.
   * @param keys at most a few kilobytes.
   * @throws when the cache can't be reached, rejects the request or takes longer than five seconds.
   */
  readonly purge: (keys: readonly string[]) => Promise<void>;
}
