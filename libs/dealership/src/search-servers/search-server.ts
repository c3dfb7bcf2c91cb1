import type { SearchIndexPort, SearchPort } from '../ports/search.ts';

/** Environment variable that a search server is set up with. Its value is or may hold a secret. */
export type SearchSetting =
  | { readonly name: string; readonly kind: 'credential' }
  | {
      readonly name: string;
      readonly kind: 'address';
      /** Protocols that the address may have, with the colon. */
      readonly protocols: readonly string[];
      readonly example: string;
    };

/** Values of a search server's settings by name. */
export type SettingValues = Readonly<Record<string, string>>;

/** Use of a connection: by pages, which can't wait long, or by an import, which may take its time. */
export type ConnectionUse =
  | {
      readonly by: 'pages';
      /** Reports the error that ended an idle connection; its message may hold a secret. */
      readonly onLost: (error: Error) => void;
    }
  | { readonly by: 'import' };

/** Open connection to a search server, which holds the indexes of many tenants. */
export interface SearchConnection {
  /** The indexes of one tenant. Rejects with `SourceFailure` when the server can't be used. */
  readonly of: (tenant: string) => SearchPort & SearchIndexPort;
  /**
   * Keeps other imports of a tenant out, from whatever machine; left out by servers without locks.
   * @returns releases the lock; undefined if another import holds it.
   */
  readonly lock?: (tenant: string) => Promise<(() => Promise<void>) | undefined>;
  readonly close: () => Promise<void>;
}

/** Kind of server that imports fill and pages search. */
export interface SearchServer {
  /** Name in messages. */
  readonly name: string;
  /** The server is set up if all of these are. */
  readonly settings: readonly SearchSetting[];
  /** Opens a connection; what is large is imported here, so that only its users load it. */
  readonly open: (values: SettingValues, use: ConnectionUse) => Promise<SearchConnection>;
}
