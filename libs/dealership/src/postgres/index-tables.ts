import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { SourceFailure } from '../ports/failures.ts';
import { indexVersions, type IndexEntry, type IndexVersions } from '../ports/search.ts';
import { attributeValue, wordsOfEntry } from '../search/entry-values.ts';
import type { Attribute, IndexDefinition } from '../search/index-definition.ts';
import { SpellingCounts } from '../search/spellings.ts';
import { hasFigures, isExactWord } from '../search/words.ts';
import { columnOf } from './condition-sql.ts';
import type { IndexTables } from './search-sql.ts';

const schema = 'forecourt_search';
const rowsAtOnce = 1_000;
/** Changes when tables are laid out in another way. */
const tableLayout = '3';

/** Makes the schema and the list of current indexes. Safe to run by several servers at once. */
export async function prepareSchema(pool: Pool): Promise<void> {
  // Statements that are sent together are one transaction, which leaves no connection within a failed one.
  await pool.query(`
    select pg_advisory_xact_lock(hashtext('${schema}'));
    create schema if not exists ${schema};
    create extension if not exists pg_trgm;
    create sequence if not exists ${schema}.version;
    create table if not exists ${schema}.current (
      tenant text not null, index_name text not null, version bigint not null,
      shape text not null, primary key (tenant, index_name))`);
}

/** Changes when the columns of an index do: tables of another shape can't be searched. */
const shapeOf = (definition: IndexDefinition): string =>
  createHash('sha256')
    .update(tableLayout + JSON.stringify(definition))
    .digest('hex')
    .slice(0, 16);

const tablesOf = (version: string): IndexTables => ({
  entries: `${schema}.entries_${version}`,
  documents: `${schema}.documents_${version}`,
  words: `${schema}.words_${version}`,
  spellings: `${schema}.spellings_${version}`,
});

/** The tables that searches read now; undefined if the index was never filled. */
export async function currentTables(
  pool: Pool,
  tenant: string,
  definition: IndexDefinition,
): Promise<IndexTables | undefined> {
  const { rows } = await pool.query<{ version: string; shape: string }>(
    `select version, shape from ${schema}.current where tenant = $1 and index_name = $2`,
    [tenant, definition.name],
  );
  const row = rows[0];
  if (row && row.shape !== shapeOf(definition))
    throw new SourceFailure(
      'search',
      'garbage',
      `the index ${definition.name} was built in another shape; import it again`,
    );
  return row && tablesOf(row.version);
}

/** The number of the tables that searches read now; undefined if the index was never filled. */
export async function currentVersion(
  pool: Pool,
  tenant: string,
  index: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ version: string }>(
    `select version from ${schema}.current where tenant = $1 and index_name = $2`,
    [tenant, index],
  );
  return rows[0]?.version;
}

/** The versions of all indexes. Rejects before the first import. */
export async function allVersions(pool: Pool): Promise<IndexVersions> {
  const { rows } = await pool.query<{ tenant: string; index: string; version: string }>(
    `select tenant, index_name as index, version from ${schema}.current`,
  );
  return indexVersions(rows);
}

const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

/** A batch of rows as one JSON text for `json_to_recordset`. */
function rowsJson(entries: readonly IndexEntry[], first: number, definition: IndexDefinition) {
  return entries.map((entry, index) => {
    const row: Record<string, unknown> = {
      seq: first + index,
      words: [...wordsOfEntry(entry, definition)],
      // A text within JSON: PostgreSQL would refuse an escaped NUL in it.
      document: JSON.stringify(entry).replaceAll('\\u0000', ''),
    };
    for (const [name, attribute] of Object.entries(definition.attributes)) {
      const value = attributeValue(entry, name, attribute);
      row[`a_${name}`] = typeof value === 'string' ? withoutNul(value) : value;
    }
    return row;
  });
}

/** Attributes in the order of their columns: numbers first, for a row is read faster where all before has a fixed width. */
const columnsOf = ({ attributes }: IndexDefinition): [string, Attribute][] =>
  Object.entries(attributes).sort(
    ([, a], [, b]) => Number(b.kind === 'number') - Number(a.kind === 'number'),
  );

async function fill(
  client: ClientBase,
  tables: IndexTables,
  definition: IndexDefinition,
  entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
): Promise<number> {
  const attributes = columnsOf(definition);
  const typed = attributes.map(
    ([name, { kind }]) => `${columnOf(name)} ${kind === 'number' ? 'float8' : 'text'}`,
  );
  const insert = `
    with row as (
      select * from json_to_recordset($1::json)
        as r(seq int, words text[], document text, ${typed.join(', ')})
    ), documents as (
      insert into ${tables.documents}
        select seq, array_to_tsvector(words), document::json from row
    )
    insert into ${tables.entries}
      select seq, ${attributes.map(([name]) => columnOf(name)).join(', ')} from row`;
  const words = new Set<string>();
  const spellings = new SpellingCounts(definition);
  let count = 0;
  let batch: IndexEntry[] = [];
  const send = async () => {
    const rows = rowsJson(batch, count, definition);
    for (const row of rows) for (const word of row.words as string[]) words.add(word);
    for (const entry of batch) spellings.add(entry);
    await client.query(insert, [JSON.stringify(rows)]);
    count += batch.length;
    batch = [];
  };
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length === rowsAtOnce) await send();
  }
  if (batch.length > 0) await send();
  const all = [...words];
  for (let at = 0; at < all.length; at += 20_000) {
    const part = all.slice(at, at + 20_000);
    await client.query(`insert into ${tables.words} select * from unnest($1::text[], $2::bool[])`, [
      part,
      part.map((word) => hasFigures(word) || isExactWord(word)),
    ]);
  }
  for (const [name] of attributes) {
    const spelt = [...spellings.commonest(name)];
    await client.query(
      `insert into ${tables.spellings} select $1, * from unnest($2::text[], $3::text[])`,
      [name, ...[0, 1].map((part) => spelt.map((pair) => withoutNul(pair[part]!)))],
    );
  }
  return count;
}

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
    const count = await fill(client, tables, definition, entries);
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
