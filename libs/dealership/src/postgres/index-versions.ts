import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { SourceFailure } from '../ports/failures.ts';
import { indexVersions, type IndexVersions } from '../ports/search.ts';
import type { IndexDefinition } from '../search/index-definition.ts';
import type { IndexTables } from './search-sql.ts';

/** Schema of all indexes. */
export const schema = 'forecourt_search';
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
export const shapeOf = (definition: IndexDefinition): string =>
  createHash('sha256')
    .update(tableLayout + JSON.stringify(definition))
    .digest('hex')
    .slice(0, 16);

/** Returns the names of the tables of a version. */
export const tablesOf = (version: string): IndexTables => ({
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
