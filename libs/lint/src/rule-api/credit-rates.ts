import { matchesOf } from '@forecourt/json';
import type { Claim } from './credit-claims.ts';

const percent = String.raw`\s*(?:%|per\s?cent)`;
const anyPercent = /%|per\s?cent/i;
const numberWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
];
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
  `(?<![\\d.,$])(${number})${percent}[*^#†]?\\s*(?:${perYear}|(?:fixed|variable)\\b|(?:interest|finance|financing|car\\s+loan|loan)\\b)`,
  'gi',
);
const rateBehind = new RegExp(
  `\\b(?:interest(?:\\s+rates?)?|finance(?:\\s+rates?)?|(?:loan|fixed|variable|annual)\\s+rates?|apr|rates(?=\\s+(?:from|as|start)))\\s*(?:of|from|at|is|as\\s+low\\s+as|start(?:s|ing)?\\s+(?:at|from)|:)?\\s*(?:just\\s+|only\\s+)?(${number})${percent}(?!\\s*deposit)`,
  'gi',
);
const rateOverTerm = new RegExp(
  `(?<![\\d.,$])(${number})${percent}[*^#†]?\\s+(?:on|for)\\s[^.!?%$]{0,40}?\\bover\\s+\\d{1,3}[\\s-]*(?:years?|yrs?|months?|mths?)\\b`,
  'gi',
);
/** Words ahead of a percentage that is no rate, "sales rose by 5% a year". */
const changing =
  /\b(?:sav(?:e|es|ed|ing|ings)|r(?:ise|ises|isen|ose)|gr(?:ow|ows|own|owing|ew)|f(?:all|alls|allen|ell)|los(?:e|es|t)|depreciat(?:es?|ion)|inflation|increase[ds]?)\s+(?:(?:by|up\s+to|of|about)\s+)?$/i;

/** An annual rate as it is written, with its value, "2.9". */
interface Rate extends Omit<Claim, 'kind'> {
  readonly value: string;
}

/** Returns the annual rates in a text without comparison rates. */
function writtenRates(text: string): readonly Rate[] {
  for (const pattern of [rate, rateBehind]) {
    const stated = ratesOf(text, pattern);
    if (stated.length > 0) return stated;
  }
  return ratesOf(text, rateOverTerm);
}

/** Returns the value of a number in digits or words. */
function valueOf(figure: string): string {
  const spelled = numberWords.indexOf(figure.toLowerCase());
  return spelled < 0 ? figure.replace(',', '.') : String(spelled);
}

function ratesOf(text: string, pattern: RegExp): readonly Rate[] {
  const found: Rate[] = [];
  for (const { 0: matched, 1: figure = '', index: start } of matchesOf(text, pattern)) {
    const value = valueOf(figure);
    const words = matched.trim();
    // "100% finance" and "98% of our loans" are no rates.
    if (parseFloat(value) >= 50 || changing.test(text.slice(Math.max(0, start - 30), start)))
      continue;
    found.push({ words, value, within: { start, end: start + words.length } });
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
    comparisonRates.push(valueOf(figure));
    return blank(words);
  };
  const without = text.replace(comparisonBehind, taken).replace(comparisonAhead, taken);
  return { rates: writtenRates(without), comparisonRates, without };
}
