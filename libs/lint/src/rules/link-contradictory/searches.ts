import type { RuleReport } from '../../rule-api/rule.ts';
import { deniedBySearch, mayNameSearch, searchOfQuery } from '../../rule-api/search-words.ts';
import type { Label } from './facts.ts';

/** Returns the error of a link to a search whose words name another one. */
export function searchError(address: string, labels: readonly Label[]): RuleReport | undefined {
  const [, query] = /\?([^#]+)/.exec(address) ?? [];
  if (query === undefined) return undefined;
  const search = searchOfQuery(query);
  for (const { words, pointer } of labels) {
    const within = mayNameSearch(words) ? deniedBySearch(words, search) : undefined;
    if (within === undefined) continue;
    const part = words.slice(within.start, within.end);
    const message = `the link says "${part}", but searches for "${query}"; correct one of them`;
    return { pointer, within, message };
  }
  return undefined;
}
