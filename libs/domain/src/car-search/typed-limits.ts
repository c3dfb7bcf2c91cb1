import type { CarRangeFacet } from './car-facets.ts';
import { trimStopWords } from '../text/stop-words.ts';

/** An inclusive range; a missing end is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

export type CarRanges = { readonly [F in CarRangeFacet]?: NumberRange };

/** Keywords without the limits among them, and the limits. */
export interface TypedLimits {
  readonly words: string;
  readonly ranges: CarRanges;
}

/** A number as typed: `$`, digits, `k`, unit. */
interface Amount {
  readonly value: number;
  readonly isScaled: boolean;
  /** The attribute that its marks name; undefined for a bare number. */
  readonly marked: 'price' | 'km' | undefined;
  /** Four digits that can be a model year. */
  readonly isYear: boolean;
}

/** Bare numbers from here on are prices: lower ones are engine sizes, models and seats. */
const leastBarePrice = 3_000;
const [firstYear, lastYear] = [1950, 2039];

const amount =
  '((?:au?|nz)?\\$\\s*)?' +
  '(\\d{1,3}(?:[, ]\\d{3})+|\\d{1,7}(?:\\.\\d{1,2})?)(?!\\d|[.,]\\d)' +
  '(?:\\s*(k|grand|thousand)(?!\\p{L}))?' +
  '(?:\\s*(kms?|klms?|kilomet(?:re|er)s?|dollars?|bucks|aud|nzd)(?!\\p{L}))?';

/** Text that must not follow an amount: other units, and repayments. */
const end =
  '(?![\\p{L}\\p{N}])(?!\\s*(?:(?:a|per|each|\\/)\\s*(?:week|fortnight|month)|(?:p\\/?w|weekly|' +
  'kgs?|kilos?|kw|kwh|cc|mm|cm|l|litres?|nm|hp|t|tonnes?|miles?|seats?|seaters?|doors?)(?!\\p{L})|%))';
/** Not within a name either: `D-Max 2019` has no "max 2019". */
const start = '(?<![\\p{L}\\p{N}$-])';
const priced = '(?:(?:pric(?:ed?|ing)|cost(?:ing)?|budget)(?: of)?:?\\s+)?';
const pattern = (source: string): RegExp => new RegExp(start + priced + source, 'giu');
const before = (words: string): RegExp => pattern(`(?:${words})\\s*${amount}${end}`);
const after = (words: string): RegExp => pattern(`${amount}\\s*(?:${words})(?![\\p{L}\\p{N}])`);

/** Words before or after an amount. */
interface Wording {
  readonly side: 'min' | 'max';
  /** True if the year itself is excluded: "before 2019". */
  readonly strict?: boolean;
  /** True if the words are not used of years, but occur in names before them: "Max 2019". */
  readonly notYears?: boolean;
  readonly pattern: RegExp;
}

const wordings: readonly Wording[] = [
  { side: 'max', pattern: after('(?:or|and) (?:less|under|below|cheaper|lower|fewer|older)') },
  {
    side: 'min',
    pattern: after('(?:or|and) (?:more|over|above|up|upwards|newer|later)|onwards?|\\+'),
  },
  { side: 'max', notYears: true, pattern: after('max(?:imum)?|tops') },
  { side: 'min', notYears: true, pattern: after('min(?:imum)?') },
  { side: 'max', pattern: before('(?:no|not) more than|up ?to|at most|<=|≤') },
  { side: 'min', pattern: before('(?:no|not) less than|(?:starting )?from|since|at least|>=|≥') },
  { side: 'max', notYears: true, pattern: before('max(?:imum)?(?: of)?:?') },
  { side: 'min', notYears: true, pattern: before('min(?:imum)?(?: of)?:?') },
  {
    side: 'max',
    strict: true,
    pattern: before('(?:less|lower|cheaper|fewer|older) than|under|below|before|<'),
  },
  {
    side: 'min',
    strict: true,
    pattern: before('(?:more|greater|higher|newer) than|over|above|after|>'),
  },
];

const ranges: readonly RegExp[] = [
  pattern(`between\\s+${amount}\\s*(?:-|–|—|to|and|&)\\s*${amount}${end}`),
  pattern(`(?:from\\s+)?${amount}\\s*(?:-|–|—|to)\\s*${amount}${end}`),
];

/** Groups of a match of one or two amounts, four of each. */
type Groups = readonly (string | undefined)[];

function readAmount(groups: Groups): Amount {
  const [currency, digits = '', scale, unit = ''] = groups;
  const number = Number(digits.replace(/[, ]/g, ''));
  const isDistance = /^k/i.test(unit);
  return {
    value: Math.round(scale ? number * 1_000 : number),
    isScaled: scale !== undefined,
    marked: isDistance ? 'km' : currency || scale || unit ? 'price' : undefined,
    isYear:
      !scale && !currency && /^\d{4}$/.test(digits) && number >= firstYear && number <= lastYear,
  };
}

/** The attribute that amounts limit; undefined if they may be any other numbers. */
function attributeOf(amounts: readonly Amount[]): CarRangeFacet | undefined {
  const marks = amounts.map(({ marked }) => marked);
  if (marks.includes('km')) return 'km';
  if (marks.includes('price')) return 'price';
  if (amounts.every(({ isYear }) => isYear)) return 'year';
  return amounts.every(({ value }) => value >= leastBarePrice) ? 'price' : undefined;
}

/** Limits of two amounts: "20-30k" means 20,000 to 30,000. */
function readRange(low: Amount, high: Amount): CarRanges | undefined {
  const attribute = attributeOf([low, high]);
  if (attribute === undefined) return undefined;
  const first = high.isScaled && !low.isScaled && low.value < 1_000 ? low.value * 1_000 : low.value;
  return {
    [attribute]: { min: Math.min(first, high.value), max: Math.max(first, high.value) },
  };
}

function readEnd(given: Amount, { side, strict, notYears }: Wording): CarRanges | undefined {
  const attribute = attributeOf([given]);
  if (attribute === undefined || (notYears && attribute === 'year')) return undefined;
  const step = strict && attribute === 'year' ? (side === 'max' ? -1 : 1) : 0;
  return { [attribute]: { [side]: given.value + step } };
}

/** A limit in a text, and its place. */
interface Found {
  readonly at: number;
  readonly length: number;
  readonly ranges: CarRanges;
}

/** Ranges first, since "from $20k to $30k" also begins with a limit. */
const readers = [
  ...ranges.map((each) => ({
    pattern: each,
    read: (groups: Groups) =>
      readRange(readAmount(groups.slice(0, 4)), readAmount(groups.slice(4))),
  })),
  ...wordings.map((wording) => ({
    pattern: wording.pattern,
    read: (groups: Groups) => readEnd(readAmount(groups), wording),
  })),
];

/** Returns the first limit that a text has. */
function findLimit(text: string): Found | undefined {
  for (const reader of readers)
    for (const match of text.matchAll(reader.pattern)) {
      const found = reader.read(match.slice(1));
      if (found) return { at: match.index, length: match[0].length, ranges: found };
    }
  return undefined;
}

/**
 * Combines a range with one that was typed: each typed end replaces the other's, and the other's end
 * gives way where it would exclude everything.
 */
export function withTypedRange(
  range: NumberRange | undefined,
  typed: NumberRange | undefined,
): NumberRange | undefined {
  if (range === undefined || typed === undefined) return typed ?? range;
  const { min = 0, max = Infinity } = { ...range, ...typed };
  return min <= max ? { ...range, ...typed } : typed;
}

/**
 * Separates limits of the price, the kilometres and the year from keywords: `hybrid suv under
 * $45,000` is `hybrid suv` with a price up to 45,000. A price has a currency, a `k`, or is a bare
 * number of 3,000 or more that is not a year; kilometres have their unit; a bare year is a year. A
 * number without words such as "under", "from" or "to" stays a keyword: `2019 hilux`. Repayments
 * ("under $100 a week") and weights do too.
 */
export function readTypedLimits(text: string): TypedLimits {
  let words = text;
  let found: CarRanges = {};
  for (let limit = findLimit(words); limit; limit = findLimit(words)) {
    for (const [facet, range] of Object.entries(limit.ranges) as [CarRangeFacet, NumberRange][])
      found = { ...found, [facet]: withTypedRange(found[facet], range) };
    words = `${words.slice(0, limit.at)} ${words.slice(limit.at + limit.length)}`;
  }
  if (words === text) return { words: trimStopWords(text) === '' ? '' : text, ranges: {} };
  const left = words.replace(/\s+([,.;])/g, '$1').replace(/^[\s,.;&-]+|[\s,.;&-]+$/g, '');
  return { words: trimStopWords(left), ranges: found };
}
