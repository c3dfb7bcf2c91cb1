import type { FacetStats, Hit } from '../ports/search.ts';
import { foldsCase, type Attribute, type SortKey } from '../search/index-definition.ts';
import type { Query } from '../search/query.ts';
import type { Found } from '../search/result.ts';
import { columnOf, conditionSql, Values } from './condition-sql.ts';

/** The tables of one version of an index. */
export interface IndexTables {
  /** One narrow row per entry: its position and a column per attribute. */
  readonly entries: string;
  /** Entries as JSON and their words, by position. */
  readonly documents: string;
  /** Every word of the index once. */
  readonly words: string;
  /** The most common spelling of each value whose case is folded: attribute, key, spelling. */
  readonly spellings: string;
}

/** A statement as the client takes it. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Counts and statistics of a facet as the statement gives them. */
interface FacetRow {
  readonly counts: readonly [string | number, number][] | null;
  readonly stats: readonly [number, number, number, number] | null;
}

/** The one row that the statement gives. */
export interface SearchRow {
  readonly total: number;
  readonly documents: readonly Record<string, unknown>[] | null;
  readonly facets: readonly FacetRow[];
}

const order = (sort: readonly SortKey[]): string =>
  [
    ...sort.map(({ attribute, direction }) => `${columnOf(attribute)} ${direction} nulls last`),
    'seq',
  ].join(', ');

/** Counts of one facet, the commonest first, and for numbers their range, over the rows found. */
function facetSql(name: string, attribute: Attribute, { spellings }: IndexTables, max: string) {
  const column = columnOf(name);
  const folds = foldsCase(attribute);
  const spelt = folds ? 'coalesce(spelling, value)' : 'value';
  const join = folds
    ? `left join ${spellings} on attribute = '${name.replaceAll("'", "''")}' and key = value`
    : '';
  const counts = `select json_agg(json_build_array(${spelt}, number) order by number desc, value) from (
      select ${column} as value, count(*) as number from found where ${column} is not null
      group by 1 order by 2 desc, 1 limit ${max}) as top ${join}`;
  const stats =
    attribute.kind === 'number'
      ? `select json_build_array(min(${column}), max(${column}), sum(${column}), count(${column})) from found`
      : 'null';
  return `json_build_object('counts', (${counts}), 'stats', (${stats}))`;
}

/**
 * One statement for a query with all that belongs to its answer: the entries found are read once,
 * then counted by facet, and one page of their documents is fetched.
 * @param tsquery `tsquery` of the words, if any
 * @param countFacets false leaves the facets out, for they are known
 */
export function searchSql(
  query: Query,
  tables: IndexTables,
  tsquery: string | undefined,
  countFacets: boolean,
): Statement {
  const values = new Values();
  const where = query.conditions.map((condition) => conditionSql(condition, values));
  if (tsquery !== undefined)
    where.push(
      `seq in (select seq from ${tables.documents} where words @@ ${values.add(tsquery)}::tsquery)`,
    );
  const facets = countFacets ? query.facets : [];
  const columns = new Set([...facets, ...query.sort.map(({ attribute }) => attribute)]);
  const max = values.add(query.maxValuesPerFacet);
  const [limit, offset] = [
    values.add(query.hitsPerPage),
    values.add(query.hitsPerPage * query.page),
  ];
  const counted = facets.map((name) => facetSql(name, query.index.attributes[name]!, tables, max));
  // A whole index is read where it is: setting it aside would spill to disk.
  const text = `
    with found as ${where.length > 0 ? 'materialized' : 'not materialized'} (
      select ${['seq', ...[...columns].map(columnOf)].join(', ')} from ${tables.entries}
      ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    ), page as (
      select seq, row_number() over (order by ${order(query.sort)}) as rank
      from found order by rank limit ${limit} offset ${offset}
    )
    select (select count(*)::int from found) as total,
      (select json_agg(document order by rank) from page join ${tables.documents} using (seq))
        as documents,
      json_build_array(${counted.join(', ')}) as facets, ${max}::int as most`;
  return { text, values: values.list };
}

/** Reads the row of a statement's result. @param known facets that the statement left out */
export function foundIn(
  row: SearchRow,
  query: Query,
  known?: Pick<Found, 'facets' | 'stats'>,
): Found {
  const facets: [string, Record<string, number>][] = [];
  const stats: [string, FacetStats][] = [];
  row.facets.forEach((facet, index) => {
    const name = query.facets[index]!;
    if (facet.counts)
      facets.push([
        name,
        Object.fromEntries(facet.counts.map(([value, count]) => [String(value), count])),
      ]);
    if (facet.stats && facet.stats[3] > 0) {
      const [min, max, sum, count] = facet.stats;
      stats.push([name, { min, max, sum, avg: sum / count }]);
    }
  });
  return {
    hits: (row.documents ?? []).map((document): Hit => ({
      ...document,
      objectID: String(document.id),
    })),
    nbHits: row.total,
    facets: Object.fromEntries(facets),
    stats: Object.fromEntries(stats),
    ...known,
  };
}
