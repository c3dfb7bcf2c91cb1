import type { Pool } from 'pg';
import { nearestWords, typosAllowed } from '../search/words.ts';
import type { IndexTables } from './search-sql.ts';

const lastCharacter = '\u{10ffff}';

/** Words of the index that share some letters with one that it does not hold: a wide choice, narrowed afterwards. */
async function similarWords(pool: Pool, tables: IndexTables, word: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local pg_trgm.word_similarity_threshold = 0.1');
    const { rows } = await client.query<{ word: string }>(
      `select word from ${tables.words} where not figures and $1 <% word`,
      [word],
    );
    await client.query('commit');
    client.release();
    return rows.map((row) => row.word);
  } catch (fault) {
    client.release(true);
    throw fault;
  }
}

/**
 * What the words of a query stand for, as a `tsquery`: each word as the index spells it, or else
 * the nearest words that it holds; all must occur. The last word may be unfinished.
 * @returns undefined when nothing can match
 */
export async function wordsAsTsquery(
  pool: Pool,
  tables: IndexTables,
  words: readonly string[],
): Promise<string | undefined> {
  const last = words.length - 1;
  const ends = words.map((word, index) => (index === last ? word + lastCharacter : word));
  const { rows } = await pool.query<{ spelt: boolean }>(
    `select exists (select 1 from ${tables.words} as v where v.word between q.word and q.last) as spelt
     from unnest($1::text[], $2::text[]) with ordinality as q(word, last, place) order by place`,
    [words, ends],
  );
  const meanings = await Promise.all(
    words.map(async (word, index) => {
      if (rows[index]!.spelt) return [index === last ? `'${word}':*` : `'${word}'`];
      if (typosAllowed(word) === 0) return [];
      const similar = await similarWords(pool, tables, word);
      return nearestWords(word, index === last, similar).map((near) => `'${near}'`);
    }),
  );
  if (meanings.some((any) => any.length === 0)) return undefined;
  return meanings.map((any) => `(${any.join(' | ')})`).join(' & ');
}
