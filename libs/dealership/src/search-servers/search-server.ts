import type { IndexVersions, SearchIndexPort, SearchPort } from '../ports/search.ts';

/** Environment variable that configures a search server. Its value can contain a secret. */
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
      /** Reports the error that ended an idle connection; its message can contain a secret. */
      readonly onLost: (error: Error) => void;
    }
  | { readonly by: 'import' };

/** Open connection to a search server, which holds the indexes of many tenants. */
export interface SearchConnection {
  /** The indexes of one tenant. Rejects with `SourceFailure` when the server can't be used. */
  readonly of: (tenant: string) => SearchPort & SearchIndexPort;
  /** Reads the versions of all tenants' indexes. Rejects with `SourceFailure`. */
  readonly versions: () => Promise<IndexVersions>;
  /**
   * Locks out other imports of a tenant, on any machine; undefined for servers without locks.
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
  /** Opens a connection; loads the server's client only when used. */
  readonly open: (values: SettingValues, use: ConnectionUse) => Promise<SearchConnection>;
}
