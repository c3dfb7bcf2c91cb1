import { Client } from 'typesense';
import { indexVersions, type IndexVersions } from '../ports/search.ts';
import { currentCollections } from './typesense-collection.ts';
import { nodeOf, type TypesenseServer } from './typesense-server.ts';

/** Alias of a tenant's index. */
const aliasPattern = /^forecourt\.([^.]+)\.([^.]+)$/;

/** Reads the versions of all tenants' indexes. Rejects with `SourceFailure`. */
export async function typesenseVersions(options: TypesenseServer): Promise<IndexVersions> {
  const client = new Client({ ...nodeOf(options), logLevel: 'silent' });
  const collections = await currentCollections(client);
  return indexVersions(
    [...collections].flatMap(([alias, version]) => {
      const [, tenant, index] = aliasPattern.exec(alias) ?? [];
      return tenant && index ? [{ tenant, index, version }] : [];
    }),
  );
}
