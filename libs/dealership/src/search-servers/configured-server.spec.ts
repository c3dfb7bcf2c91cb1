import { describe, expect, it } from 'vitest';
import { configuredServer, incompleteServers } from './configured-server.ts';
import { searchServers } from './search-servers.ts';

const reading = (env: Record<string, string>) => (name: string) => env[name];
const database = { DATABASE_URL: 'postgres://db.example/stock' };
const typesense = { TYPESENSE_URL: 'https://typesense.example', TYPESENSE_API_KEY: 'a-key' };

describe('the search server that the environment sets up', () => {
  it('API-2, CLI-12: is none, PostgreSQL, or Typesense before PostgreSQL', () => {
    expect(configuredServer(reading({}))).toBeUndefined();
    expect(configuredServer(reading(database))).toMatchObject({
      server: { name: 'PostgreSQL' },
      values: database,
    });
    expect(configuredServer(reading({ ...database, ...typesense }))).toMatchObject({
      server: { name: 'Typesense' },
      values: typesense,
    });
  });

  it('API-2: needs all settings of a server', () => {
    const half = { TYPESENSE_URL: typesense.TYPESENSE_URL };
    expect(configuredServer(reading(half))).toBeUndefined();
    expect(incompleteServers(reading(half))).toEqual([
      'TYPESENSE_URL and TYPESENSE_API_KEY must be set together',
    ]);
    expect(incompleteServers(reading({ ...database, ...typesense }))).toEqual([]);
  });

  it('API-2: no setting belongs to two servers', () => {
    const names = searchServers.flatMap(({ settings }) => settings.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});
