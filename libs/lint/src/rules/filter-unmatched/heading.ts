import type { BlockVisit } from '../../rule-api/rule.ts';
import { deniedBySearch, mayNameSearch, searchOfFilters } from '../../rule-api/search-words.ts';

/** Reports a heading that names other cars than its block shows. */
export function checkHeading(
  { report }: BlockVisit,
  heading: unknown,
  filters: readonly unknown[],
  at: string,
): void {
  if (filters.length === 0 || typeof heading !== 'string' || !mayNameSearch(heading)) return;
  const within = deniedBySearch(heading, searchOfFilters(filters));
  if (within === undefined) return;
  const part = heading.slice(within.start, within.end);
  report({
    pointer: `${at}/heading`,
    within,
    message: `the heading says "${part}", but the block filters by something else; correct one of them`,
  });
}
