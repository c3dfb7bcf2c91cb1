import type { ClientBase } from 'pg';
import type { IndexEntry } from '../ports/search.ts';
import { attributeValue, wordsOfEntry } from '../search/entry-values.ts';
import type { Attribute, IndexDefinition } from '../search/index-definition.ts';
import { SpellingCounts } from '../search/spellings.ts';
import { hasFigures, isExactWord } from '../search/words.ts';
import { columnOf } from './condition-sql.ts';
import type { IndexTables } from './search-sql.ts';

/** Number of entries in one statement. */
const rowsAtOnce = 1_000;

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
export const columnsOf = ({ attributes }: IndexDefinition): [string, Attribute][] =>
  Object.entries(attributes).sort(
    ([, a], [, b]) => Number(b.kind === 'number') - Number(a.kind === 'number'),
  );

/**
 * Writes entries into empty tables, in batches.
 * @returns their number
 */
export async function fillTables(
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
      [
        name,
        spelt.map(([key]) => withoutNul(key)),
        spelt.map(([, spelling]) => withoutNul(spelling)),
      ],
    );
  }
  return count;
}
