import { digitsOf, numberWords } from '@forecourt/domain';
import { matchesOf } from '@forecourt/json';
import type { Claim } from './credit-claims.ts';
import { isDenied } from './credit-denials.ts';
import type { NotedRange } from './range-in-markup.ts';
import { sentenceAround } from './sentences.ts';

const percent = String.raw`\s*(?:%|per\s?cent)`;
const anyPercent = /%|per\s?cent/i;
const number = String.raw`(?:\d{1,3}(?:[.,]\d{1,3})?|\b(?:${numberWords.join('|')})\b)`;
const perYear = String.raw`(?:p\.?\s?a\b\.?|per\s+annum|per\s+year|a\s+year|annually|yearly|apr\b)`;

const comparisonBehind = new RegExp(
  `(${number})${percent}\\s*(?:${perYear})?\\s*\\(?comparison\\s+rate(?!s?\\s+(?:appl|(?:is\\s+)?available|on\\s+|will|var|depend))(?![^%\\d]{0,40}${number}${percent})`,
  'gi',
);
const comparisonAhead = new RegExp(
  `comparison\\s+rate[^%\\d]{0,40}(${number})${percent}(?:\\s*${perYear})?`,
  'gi',
);
const rate = new RegExp(
  `(?<![\\d.,$])(${number})${percent}[*^#†]?\\s*(?:${perYear}|(?:fixed|variable)\\b|(?:interest|finance|financing|car\\s+loan|loan)\\b|rates?\\b(?!\\s+(?:of|cut|hike|increase|reduction|rise)\\b))`,
  'gi',
);
/** Words between the name of a rate and its figure, "rates starting at just". */
const leading = String.raw`(?:\s+(?:available|offers?|deals?|packages?|options?|now))?\s*(?:of|from|at|is|as\s+low\s+as|start(?:s|ing)?\s+(?:at|from)|[:@])?\s*(?:just\s+|only\s+)?`;
const rateBehind = new RegExp(
  `\\b(?:interest(?:\\s+rates?)?|finance(?:\\s+rates?)?|(?:loan|fixed|variable|annual)\\s+rates?|apr|rates(?=\\s+(?:from|as|start))|(?:car|personal|vehicle)\\s+loans?|loans?(?=\\s+(?:available\\s+|now\\s+)?(?:from|at|start)))${leading}(${number})${percent}(?!\\s*(?:deposit|down|of|off|less|lower|more)\\b)`,
  'gi',
);
/** A rate that only the words around it make one of a loan, "a low rate of 4.99%". */
const plainRate = new RegExp(
  `\\brates?\\s*(?:of|from|at|is|now|[:@])\\s*(?:just\\s+|only\\s+)?(${number})${percent}`,
  'gi',
);
/** Text ahead of the plain word "rate" where it begins a phrase, or is praised. */
const aheadOfRate =
  /(?:^|[.!?:;,–—(|•]\s*|\b(?:an?|amazing|best|competitive|current|flat|great|introductory|low(?:er|est)?|new|our|promotional|sharp|special|the)\s+)$/i;
/** Rates of other things than loans. */
const otherRate =
  /\b(?:tax|gst|vat|fbt|lct|duty|levy|levies|deprecia|inflation|los(?:e|es|t|ing)\b|charg|growth|grow|recycl|success|commission|discount|rebate|efficien|recovery|capacity)/i;
const rateOverTerm = new RegExp(
  `(?<![\\d.,$])(${number})${percent}[*^#†]?\\s+(?:on|for)\\s[^.!?%$]{0,40}?\\bover\\s+\\d{1,3}[\\s-]*(?:years?|yrs?|months?|mths?)\\b`,
  'gi',
);
/** Words ahead of a percentage that is no rate, "sales rose by 5% a year". */
const changing =
  /\b(?:sav(?:e|es|ed|ing|ings)|r(?:ise|ises|isen|ose)|gr(?:ow|ows|own|owing|ew)|f(?:all|alls|allen|ell)|los(?:e|es|t)|depreciat(?:es?|ion)|inflation|increase[ds]?)\s+(?:is\s+|are\s+|was\s+|runs?\s+at\s+|averages?\s+)?(?:(?:by|up\s+to|of|at|about|around|roughly)\s+){0,2}$/i;
/** The same behind it, "a 10% p.a. increase in fuel prices". */
const change = /^\s*(?:increases?|rises?|growth|falls?|drops?|declines?|inflation|depreciation)\b/i;

/** An annual rate as it is written, with its value, "2.9". */
interface Rate extends Omit<Claim, 'kind'> {
  readonly value: string;
  readonly within: NotedRange;
}

/** Returns true for a plain "rate of 4.99%" that is one of a loan. */
function isLoanRate(text: string, within: NotedRange): boolean {
  if (!aheadOfRate.test(text.slice(Math.max(0, within.start - 25), within.start))) return false;
  return !otherRate.test(sentenceAround(text, within).join(' '));
}

/** Returns the annual rates in a text without comparison rates. */
function writtenRates(text: string): readonly Rate[] {
  for (const pattern of [rate, rateBehind]) {
    const stated = ratesOf(text, pattern);
    if (stated.length > 0) return stated;
  }
  const plain = ratesOf(text, plainRate).filter(({ within }) => isLoanRate(text, within));
  return plain.length > 0 ? plain : ratesOf(text, rateOverTerm);
}

function ratesOf(text: string, pattern: RegExp): readonly Rate[] {
  const found: Rate[] = [];
  for (const { 0: matched, 1: figure = '', index: start } of matchesOf(text, pattern)) {
    const value = digitsOf(figure);
    const words = matched.trim();
    const within = { start, end: start + words.length };
    // "100% finance" and "98% of our loans" are no rates.
    if (parseFloat(value) >= 50 || changing.test(text.slice(Math.max(0, start - 40), start)))
      continue;
    if (change.test(text.slice(within.end, within.end + 20)) || isDenied(text, within)) continue;
    found.push({ words, value, within });
  }
  return found;
}

/** Returns as many spaces, so that offsets in the text stay as they are. */
const blank = (words: string): string => ' '.repeat(words.length);

/** Rates in a text. */
export interface CreditRates {
  /** Annual rates other than comparison rates. */
  readonly rates: readonly Rate[];
  /** Comparison rates, such as "3.47". */
  readonly comparisonRates: readonly string[];
  /** The text with spaces in place of the comparison rates and their names. */
  readonly without: string;
}

/** Returns the annual rates and the comparison rates in a text. */
export function readRates(text: string): CreditRates {
  if (!anyPercent.test(text)) return { rates: [], comparisonRates: [], without: text };
  const comparisonRates: string[] = [];
  const taken = (words: string, figure: string): string => {
    comparisonRates.push(digitsOf(figure));
    return blank(words);
  };
  const without = text.replace(comparisonBehind, taken).replace(comparisonAhead, taken);
  return { rates: writtenRates(without), comparisonRates, without };
}
