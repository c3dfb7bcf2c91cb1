import type { ClientBase } from 'pg';
import type { IndexEntry } from '../ports/search.ts';
import type { IndexDefinition } from '../search/index-definition.ts';
import { columnOf } from './condition-sql.ts';
import { columnsOf, fillTables } from './fill-tables.ts';
import { schema, shapeOf, tablesOf } from './index-versions.ts';
import type { IndexTables } from './search-sql.ts';

function createSql(tables: IndexTables, definition: IndexDefinition): string {
  const columns = columnsOf(definition).map(
    ([name, { kind }]) =>
      `, ${columnOf(name)} ${kind === 'number' ? 'float8' : 'text collate "C"'}`,
  );
  return `
    create table ${tables.entries} (seq int${columns.join('')});
    create table ${tables.documents} (seq int, words tsvector, document json);
    create table ${tables.words} (word text collate "C", figures bool);
    create table ${tables.spellings} (attribute text, key text collate "C", spelling text)`;
}

/** Keys of single entries get an index of their own; facets don't, for reading the narrow rows is faster. */
function indexSql(tables: IndexTables, definition: IndexDefinition): string {
  const keys = Object.entries(definition.attributes).filter(
    ([, { kind, facet }]) => kind === 'keyword' && !facet,
  );
  return [
    ...keys.map(([name]) => `create index on ${tables.entries} (${columnOf(name)})`),
    `create index on ${tables.documents} using gin (words)`,
    `create unique index on ${tables.documents} (seq)`,
    `create index on ${tables.words} (word)`,
    `create index on ${tables.spellings} (attribute, key)`,
    `create index on ${tables.words} using gin (word gin_trgm_ops) where not figures`,
    ...Object.values(tables).map((table: string) => `analyze ${table}`),
  ].join(';\n');
}

/**
 * Builds a new version of an index beside the current one and makes it the current one, all in one
 * transaction: whatever ends the import early leaves the old version as it was.
 * @returns how many entries it holds
 */
export async function replaceTables(
  client: ClientBase,
  tenant: string,
  definition: IndexDefinition,
  entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
): Promise<number> {
  const key = [tenant, definition.name];
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(hashtextextended($1 || '/' || $2, 0))`, key);
    const { rows } = await client.query<{ next: string }>(
      `select nextval('${schema}.version') as next`,
    );
    const tables = tablesOf(rows[0]!.next);
    await client.query(createSql(tables, definition));
    const count = await fillTables(client, tables, definition, entries);
    await client.query(indexSql(tables, definition));
    const old = await client.query<{ version: string }>(
      `select version from ${schema}.current where tenant = $1 and index_name = $2`,
      key,
    );
    await client.query(
      `insert into ${schema}.current values ($1, $2, $3, $4)
       on conflict (tenant, index_name) do update set version = $3, shape = $4`,
      [...key, rows[0]!.next, shapeOf(definition)],
    );
    // Searches that know the old tables find them gone and look up the new ones.
    for (const { version } of old.rows)
      await client.query(`drop table if exists ${Object.values(tablesOf(version)).join(', ')}`);
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
