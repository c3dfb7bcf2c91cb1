/** A Typesense server. */
export interface TypesenseServer {
  readonly url: string;
  /** Key that may search and, for imports, write. */
  readonly apiKey: string;
  /** Timeout of a request in seconds: 1. */
  readonly timeout?: number;
}

/** Returns the client's settings for a server, with the timeout of a request. */
export function nodeOf({ url, apiKey, timeout = 1 }: TypesenseServer) {
  const { hostname, port, protocol } = new URL(url);
  const scheme = protocol.replace(':', '');
  const node = {
    host: hostname,
    port: Number(port || (scheme === 'https' ? 443 : 80)),
    protocol: scheme,
  };
  return { apiKey, nodes: [node], numRetries: 0, connectionTimeoutSeconds: timeout };
}
