import type { Pool } from 'pg';
import { exactWord, knownWords, nearestWords, typosAllowed } from '../search/words.ts';
import type { IndexTables } from './search-sql.ts';

const lastCharacter = '\u{10ffff}';

/** Words of the index that share letters with an unknown word: candidates that are narrowed down afterwards. */
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
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Matches of a query's word in an index. */
interface Occurrence {
  /** The word itself, in a text of either kind. */
  readonly whole: boolean;
  /** A word that begins with it. */
  readonly start: boolean;
  /** Words of a similar spelling; only where they could count. */
  readonly similar: readonly string[];
}

async function occurrencesOf(
  pool: Pool,
  tables: IndexTables,
  words: readonly string[],
): Promise<ReadonlyMap<string, Occurrence>> {
  const { rows } = await pool.query<{ whole: boolean; start: boolean }>(
    `select exists (select 1 from ${tables.words} as v where v.word in (q.word, q.exact)) as whole,
       exists (select 1 from ${tables.words} as v where v.word between q.word and q.last) as start
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as q(word, exact, last, place)
     order by place`,
    [words, words.map(exactWord), words.map((word) => word + lastCharacter)],
  );
  const found = await Promise.all(
    words.map(async (word, index): Promise<[string, Occurrence]> => {
      const { whole, start } = rows[index]!;
      const isFound = whole || (start && index === words.length - 1);
      const similar =
        isFound || typosAllowed(word) === 0 ? [] : await similarWords(pool, tables, word);
      return [word, { whole, start, similar }];
    }),
  );
  return new Map(found);
}

/** The words of a query as a `tsquery`, and those that the index doesn't know. */
export interface WordMeaning {
  /** Undefined if no word is known, and nothing is found. */
  readonly tsquery: string | undefined;
  readonly dropped: readonly string[];
}

/**
 * Reads the words of a query: each as the index spells it, or else as the nearest words that it
 * holds; all of the known ones must occur. The last of them may be unfinished.
 */
export async function meaningOfWords(
  pool: Pool,
  tables: IndexTables,
  words: readonly string[],
): Promise<WordMeaning> {
  const occurrences = await occurrencesOf(pool, tables, words);
  const alternatives = (word: string, unfinished: boolean): string[] => {
    const { whole, start, similar } = occurrences.get(word)!;
    if (whole || (unfinished && start))
      return [`'${word}'${unfinished ? ':*' : ''}`, `'${exactWord(word)}'`];
    return nearestWords(word, unfinished, similar).map((near) => `'${near}'`);
  };
  const { known, dropped } = knownWords(
    words,
    (word, unfinished) => alternatives(word, unfinished).length > 0,
  );
  const parts = known.map((word, at) => alternatives(word, at === known.length - 1).join(' | '));
  return {
    tsquery: parts.length > 0 ? parts.map((part) => `(${part})`).join(' & ') : undefined,
    dropped,
  };
}
