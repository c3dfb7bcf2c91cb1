import type { Site } from '@forecourt/block-schemas';
import { matchesOf } from '@forecourt/json';
import { rangeOf, type Contradictions } from './contradiction.ts';

const year = String.raw`((?:18|19|20)\d\d)(?!\d)`;
/** Year in the settings since which the dealer exists. */
const own = new RegExp(String.raw`\b(?:since|est\.?|established(?:\s+in)?)\s+${year}`, 'gi');
/** Words that are about the dealer as a whole, unlike "serving Northpoint since 1996". */
const stated = new RegExp(
  String.raw`\b(?:family|locally|privately|wh[āa]nau)[\s-]+(?:owned|run)(?:\s+and\s+(?:operated|owned|run))?\s+since\s+${year}|\bin\s+business\s+since\s+${year}`,
  'gi',
);

/**
 * Compares the year since which the dealer is in business with that of the tagline and the description.
 * @param thisYear the site's year; a later one is not compared
 */
export function foundingYears(site: Site, thisYear: number): Contradictions | undefined {
  const known = `${site.tagline ?? ''}. ${site.description ?? ''}`;
  const years = new Set(matchesOf(known, own).map(([, since]) => since));
  const [first] = years;
  if (first === undefined) return undefined;
  return (text) =>
    matchesOf(text, stated).flatMap((match) => {
      const since = match[1] ?? match[2];
      // A year in the future is reported by date-contradictory.
      if (years.has(since) || Number(since) > thisYear) return [];
      const message = `"${match[0]}" contradicts the settings, whose tagline or description has ${first}; correct one of them`;
      return [{ range: rangeOf(match), message }];
    });
}
