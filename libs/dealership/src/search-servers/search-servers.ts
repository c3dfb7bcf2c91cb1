import { lockImport, openImportPool } from '../postgres/import-pool.ts';
import { PostgresSearch, postgresVersions } from '../postgres/postgres-search.ts';
import { openSearchPool } from '../postgres/search-pool.ts';
import type { SearchServer } from './search-server.ts';

/** PostgreSQL with the extension `pg_trgm`. */
export const postgresServer: SearchServer = {
  name: 'PostgreSQL',
  settings: [
    {
      name: 'DATABASE_URL',
      kind: 'address',
      protocols: ['postgres:', 'postgresql:'],
      example: 'postgres://user:password@host:5432/database',
    },
  ],
  open: async ({ DATABASE_URL: url = '' }, use) => {
    const pool = use.by === 'import' ? openImportPool(url) : openSearchPool(url, use.onLost);
    return {
      of: (tenant) => new PostgresSearch({ pool, tenant }),
      versions: () => postgresVersions(pool),
      lock: (tenant) => lockImport(pool, tenant),
      close: () => pool.end(),
    };
  },
};

/** Typesense; the key may search and, for imports, write. */
const typesenseServer: SearchServer = {
  name: 'Typesense',
  settings: [
    {
      name: 'TYPESENSE_URL',
      kind: 'address',
      protocols: ['http:', 'https:'],
      example: 'https://typesense.example:8108',
    },
    { name: 'TYPESENSE_API_KEY', kind: 'credential' },
  ],
  open: async ({ TYPESENSE_URL: url = '', TYPESENSE_API_KEY: apiKey = '' }) => {
    // Its client is large: only a process that uses it loads it.
    const { TypesenseSearch } = await import('../typesense/typesense-search.ts');
    const { typesenseVersions } = await import('../typesense/typesense-versions.ts');
    return {
      of: (tenant) => new TypesenseSearch({ url, apiKey, tenant }),
      versions: () => typesenseVersions({ url, apiKey }),
      close: async () => undefined,
    };
  },
};

/** Every search server there is an adapter for; of those that are set up, the last one is used. */
export const searchServers: readonly SearchServer[] = [postgresServer, typesenseServer];
