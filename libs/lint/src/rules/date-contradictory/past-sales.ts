import { matchesOf } from '@forecourt/json';
import type { DateError } from './dates.ts';

const stock = String.raw`(?:plate[ds]?|built?|stock|compliance)\s+`;
const event = String.raw`(?:end[\s-]of[\s-](?:financial[\s-])?year|EOFY|new year|boxing day|black friday|cyber monday|christmas|easter|summer|autumn|winter|spring)`;
const sale = String.raw`(?:clearance|run-?out|sell-?(?:off|out)|sale)\b`;

/** No name follows, as that of a model behind its year does: "Run-out 2025 Terns". */
const end = String.raw`(?!\s+(?!(?:and|at|continues|ends|events?|extended|has|in|is|must|now|on|starts|with)\b)\p{L})`;

/**
 * A sale with its year: "2025 plate clearance", "2024 run-out sale", "EOFY 2025", "Summer sale 2024",
 * "Christmas 2025 opening hours".
 */
const sales = new RegExp(
  String.raw`\b(20\d\d)\s+(${stock})?(?:${event}\s+)?${sale}(?:\s+${sale})?${end}|\b(?:${event}\s+${sale}|${sale}|EOFY|black friday|cyber monday)\s+(20\d\d)\b${end}|\b(?:christmas|easter)\s+(20\d\d)\s+(?:opening\s+|trading\s+)?(?:hours|sale|clearance)\b`,
  'giu',
);

/** Words about a sale that is over. */
const history =
  /\b(?:awards?|winners?|won|raised|results?|recap|thank(?:s| you)|was|were|record|since)\b/i;

/** Headings, the title of a page, and its title in searches. */
const isHeading = /(?:heading|title)$|^header\b/;

/** Pages about other years. */
const archive = /\/(?:about|awards?|blog|history|news|stor(?:y|ies)|community)\b/;

/** Month from which stock with the plate of the year before, and a summer's sale, are out of date. */
const [stockMonth, eventMonth] = [7, 3];

/** Tests a text for a sale with a year. */
export const mayBeSale = (text: string): boolean =>
  text.length < 120 &&
  /\b20\d\d\b/.test(text) &&
  /sale|clear|run-?out|sell-?o|EOFY|friday|monday|hours/i.test(text);

/**
 * Returns the sales of a heading whose year is over.
 * @param place type of the block, or the pointer of another text. @param path of the page.
 * @param today YYYY-MM-DD
 */
export function pastSales(
  text: string,
  place: string,
  path: string,
  today: string,
): readonly DateError[] {
  if (!isHeading.test(place) || archive.test(path) || !mayBeSale(text) || history.test(text))
    return [];
  const [year, month] = today.split('-').map(Number) as [number, number];
  return matchesOf(text, sales).flatMap((match): DateError[] => {
    const { 0: words, 1: before, 2: ofStock, 3: behind, 4: hours, index } = match;
    const stated = Number(before ?? behind ?? hours);
    const since = ofStock === undefined ? eventMonth : stockMonth;
    if (stated >= year || (stated === year - 1 && month < since)) return [];
    const range = { start: index, end: index + words.length };
    return [
      {
        range,
        message: `"${words}" is of a past year; write the year that is meant, or remove it`,
      },
    ];
  });
}
