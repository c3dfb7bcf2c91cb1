import { commonestSpelling, valueKey } from '@forecourt/domain';
import type { Hit, IndexEntry } from '../ports/search.ts';
import { foldsCase } from '../search/index-definition.ts';
import type { Query } from '../search/query.ts';
import type { Found } from '../search/result.ts';
import { spellingField, valueField } from './filter-by.ts';
import type { AdapterAnswer } from './instantsearch-adapter.ts';

/** Answer to one query. */
export type QueryAnswer = AdapterAnswer['results'][number];

/** True if a query counts an attribute whose case is folded. */
export const foldsAny = ({ index, facets }: Query): boolean =>
  facets.some((name) => foldsCase(index.attributes[name]!));

/** The most common spelling by key, of the counts of all spellings. */
function commonest(counts: Readonly<Record<string, number>> = {}): ReadonlyMap<string, string> {
  const byKey = new Map<string, Map<string, number>>();
  for (const [spelling, count] of Object.entries(counts)) {
    const key = valueKey(spelling);
    byKey.set(key, (byKey.get(key) ?? new Map<string, number>()).set(spelling, count));
  }
  return new Map([...byKey].map(([key, each]) => [key, commonestSpelling(each) ?? key]));
}

/** Returns what an answer found, with values in their most common spelling. @param spellings counts of all spellings by field. */
export function foundIn(
  query: Query,
  answer: QueryAnswer,
  spellings: QueryAnswer['facets'],
): Found {
  const { attributes } = query.index;
  const { hits, nbHits, facets, facets_stats } = answer;
  const spelt = (name: string, counts: Readonly<Record<string, number>>) => {
    if (!foldsCase(attributes[name]!)) return counts;
    const names = commonest(spellings[spellingField(name)]);
    return Object.fromEntries(
      Object.entries(counts).map(([key, count]) => [names.get(key) ?? key, count]),
    );
  };
  return {
    hits: hits.map(({ _document }): Hit => {
      const entry = JSON.parse(_document) as IndexEntry;
      return { ...entry, objectID: String(entry.id) };
    }),
    nbHits,
    facets: Object.fromEntries(
      query.facets.flatMap((name) => {
        const counts = facets[valueField(name)] ?? {};
        return Object.keys(counts).length > 0 ? [[name, spelt(name, counts)]] : [];
      }),
    ),
    stats: Object.fromEntries(
      Object.entries(facets_stats).flatMap(([name, { min, max, avg, sum }]) =>
        min === undefined ? [] : [[name, { min, max: max!, avg: avg!, sum: sum! }]],
      ),
    ),
  };
}
