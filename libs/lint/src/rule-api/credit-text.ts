import { matchesOf } from '@forecourt/json';
import type { NotedRange } from './range-in-markup.ts';
import type { TextTest } from './rule.ts';

/** Words by which a text advertises credit. */
export type ClaimKind = 'rate' | 'repayment' | 'no-deposit' | 'interest-free';

/** Every kind of claim. */
export const claimKinds: readonly ClaimKind[] = [
  'rate',
  'repayment',
  'no-deposit',
  'interest-free',
];

/** A claim as it is written, "2.9% p.a.". */
export type Claim = {
  readonly kind: ClaimKind;
  readonly words: string;
  /** Part of the text that has these words. */
  readonly within?: NotedRange;
};

/** Statements about credit in a text; plain JSON. */
export type CreditText = {
  /** The first claim of each kind. */
  readonly claims: readonly Claim[];
  /** Annual rates other than comparison rates, such as "2.9"; "0" for an interest-free loan. */
  readonly rates: readonly string[];
  readonly hasComparisonRate: boolean;
  /** Comparison rates, such as "3.47". */
  readonly comparisonRates: readonly string[];
  readonly hasWarning: boolean;
  readonly hasFees: boolean;
  /** Credit licence number: in full, or with initials, which regulators don't accept. */
  readonly licence: 'none' | 'initials' | 'full';
};

// Signs, and the word that may follow a digit, are searched for apart: with them in the pattern, it
// takes twice as long.
const hint =
  /\b(?:a(?:bn|cl)|c(?:ent|omparison|redit)|deposit|f(?:ee|ree\s+(?:financ|loan))|g(?:overnment|st\b)|interest|m(?:anufacturer|r?lp)|nothing\s+to\s+pay|o(?:nroad|rc)|p(?:ay(?:\s+(?:later|nothing)|ments?\b)|ercent)|r(?:epay|oad)|stamp)/i;

const isAboutMoney = (text: string): boolean =>
  text.includes('$') ||
  text.includes('%') ||
  text.includes('percent') ||
  text.includes('PERCENT') ||
  hint.test(text);

/** Tests text or mark-up for anything about credit or prices, or a placeholder that may become it. */
export const mayAdvertise: TextTest = (text) => isAboutMoney(text) || text.includes('{{');

const percent = String.raw`\s*(?:%|per\s?cent)`;
const anyPercent = /%|per\s?cent/i;
const numberWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
];
const number = String.raw`(?:\d{1,3}(?:[.,]\d{1,3})?|\b(?:${numberWords.join('|')})\b)`;
const perYear = String.raw`(?:p\.?\s?a\b\.?|per\s+annum|per\s+year|a\s+year|apr\b)`;

const comparisonBehind = new RegExp(
  `(${number})${percent}\\s*(?:${perYear})?\\s*\\(?comparison\\s+rate(?![^%\\d]{0,40}${number}${percent})`,
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
  `\\b(?:interest(?:\\s+rates?)?|finance(?:\\s+rates?)?|loan\\s+rates?|apr|rates(?=\\s+(?:from|as|start)))\\s*(?:of|from|at|is|as\\s+low\\s+as|start(?:s|ing)?\\s+(?:at|from)|:)?\\s*(?:just\\s+|only\\s+)?(${number})${percent}(?!\\s*deposit)`,
  'gi',
);
const repayment =
  /\$\s?\d[\d,]*(?:\.\d\d?)?\*?\s*(?:(?:per|a|each|every|\/)\s*(?:week|wk|fortnight|month|mth)\b|p\.?\/?[wf]\b|(?:weekly|fortnightly|monthly)\b)/gi;
const deferral =
  /\bno\s+repayments?\s+(?:until|till|before|for)\b|\bno\s+payments?\s+(?:until|till|before|for)\s+(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\bbuy\s+now,?\s+(?:and\s+)?pay\s+later\b|\b(?:nothing\s+to\s+pay|pay\s+nothing)\s+(?:up[\s-]?front|until|till|before|for\s+\d)\b/gi;
const daily = /\$\s?\d[\d,]*(?:\.\d\d?)?\*?\s*(?:per|a|each|every|\/)\s*day\b/gi;
const noDeposit = /(?:\b(?:no|zero|nil)[\s-]+|\$0\s+|(?<!\d)0%\s+)deposit\b/gi;
const interestFree =
  /\binterest[\s-]*free\b|\b(?:no|zero|nil)\s+interest\b(?!\s+in\b)|(?<!\b(?:hassle|stress|worry|obligation|fuss|pain|risk)[\s-])\bfree\s+(?:finance|loans?)\b(?!\s+(?:cars?|vehicles?|bikes?|quot|advi|assess|appl|check|calc|pre))/gi;

/** Wages and plans that are paid by the week or month, but are not credit. */
const otherPayment = /\b(?:salary|wages?|superannuation|per\s+hour|subscription|service\s+plan)\b/i;
/** Words near an amount by the week or month that make it a repayment. */
const ofCredit =
  /\b(?:re-?pay|financ|credit\b|interest\b|deposit|lease|leasing|balloon|gfv\b|guaranteed\s+future\s+value|loans?\b(?!\s+(?:cars?|vehicles?)\b)|rent[\s-]to[\s-](?:own|buy))|%/i;
/** Goods, services and gifts that are not cars on credit. */
const ofService =
  /\b(?:wash|vacuum|valet|detailing|park(?:ing)?\b|storage|donat|sponsor|charit|gym\b|member|insurance\s+(?:from|for|at)|fuel\s+(?:cards?|vouchers?)|sav(?:e|es|ing|ings)\s+(?:up\s+to\s+)?\$|(?:loan|courtesy|replacement)\s+(?:cars?|vehicles?)|hire\b|hiring|rent(?:al|als|ing)?\b|earn)/i;
/** Words that offer something for an amount, or name a car. */
const ofOffer =
  /\b(?:from|just|only|yours|now|own|drive|cars?|suvs?|utes?|sedans?|hatch(?:es|back)?|wagons?|vans?|models?|vehicles?)\b/i;
/** Number of words beside an amount on a price card, such as "Tern Touring". */
const maxCardWords = 3;

/** True for an amount that a buyer of a car repays, and not the price of another service. */
function isRepayment(sentence: string): boolean {
  if (ofCredit.test(sentence)) return true;
  if (ofService.test(sentence)) return false;
  if (ofOffer.test(sentence)) return true;
  const beside = sentence.replace(repayment, ' ').match(/[\p{L}\d]+/gu) ?? [];
  return beside.length <= maxCardWords;
}

/** Words of an amount by the day that buys a car; one for hire has other words. */
const ofDaily = /\b(?:yours|own|drive)\b/i;

/** True for an amount by the day that a buyer of a car repays. */
const isDailyRepayment = (sentence: string): boolean =>
  ofCredit.test(sentence) || (!ofService.test(sentence) && ofDaily.test(sentence));

/** A deposit that holds a car, not one of a loan. */
const holding = /\b(?:hold|reserv|book|test[\s-]drive|order)/i;

/** The sentence around a match, as far as it is near. */
function sentenceAt(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 200), index);
  const after = text.slice(index, index + 200);
  return `${before.split(/[.!?]\s/).at(-1)}${after.split(/[.!?](?:\s|$)/)[0]}`;
}

const warningParts = [/warning\b/i, /comparison\s+rate/i, /\b(?:true|applies)\s+only/i];

/** True for a text with the warning: each part is searched for once, after the one before it. */
function hasWarning(text: string): boolean {
  let rest = text;
  return warningParts.every((part) => {
    const found = part.exec(rest);
    if (found !== null) rest = rest.slice(found.index + found[0].length);
    return found !== null;
  });
}

const licence =
  /\baustralian\s+credit\s+licen[cs]e\s*(?:number|no\.?)?\s*:?\s*\d{5,}|\bcredit\s+representative\s*(?:number|no\.?)?\s*:?\s*\d{5,}/i;
const initials = /\bACL\s*(?:number|no\.?)?\s*:?\s*\d{5,}/i;

/** An annual rate as it is written, with its value, "2.9". */
interface Rate extends Omit<Claim, 'kind'> {
  readonly value: string;
}

/** Returns the annual rates in a text without comparison rates. */
function ratesIn(text: string): readonly Rate[] {
  const stated = ratesOf(text, rate);
  return stated.length > 0 ? stated : ratesOf(text, rateBehind);
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
    if (parseFloat(value) >= 50) continue;
    found.push({ words, value, within: { start, end: start + words.length } });
  }
  return found;
}

/** Returns the first match of a pattern that is meant as a claim. */
function claimIn(
  text: string,
  kind: ClaimKind,
  pattern: RegExp,
  isMeant: (sentence: string) => boolean = () => true,
): Claim | undefined {
  for (const { 0: words, index } of matchesOf(text, pattern))
    if (isMeant(sentenceAt(text, index)))
      return { kind, words, within: { start: index, end: index + words.length } };
  return undefined;
}

/** Returns the claims other than rates in a text, the first of each kind. */
function otherClaims(text: string): readonly Claim[] {
  const paid =
    text.includes('$') && !otherPayment.test(text)
      ? (claimIn(text, 'repayment', repayment, isRepayment) ??
        claimIn(text, 'repayment', daily, isDailyRepayment))
      : undefined;
  const isNotHeld = (sentence: string) => !holding.test(sentence);
  const claims = [
    paid,
    /deposit/i.test(text) ? claimIn(text, 'no-deposit', noDeposit, isNotHeld) : undefined,
    /interest|free/i.test(text) ? claimIn(text, 'interest-free', interestFree) : undefined,
    paid === undefined && /pay/i.test(text)
      ? claimIn(text, 'repayment', deferral, isNotHeld)
      : undefined,
  ];
  return claims.filter((claim) => claim !== undefined);
}

/** Returns as many spaces, so that offsets in the text stay as they are. */
const blank = (words: string): string => ' '.repeat(words.length);

/** Returns the statements about credit in a text without mark-up; undefined if there are none. */
export function readCreditText(text: string): CreditText | undefined {
  if (!isAboutMoney(text)) return undefined;
  const hasPercent = anyPercent.test(text);
  const comparisonRates: string[] = [];
  const taken = (words: string, figure: string): string => {
    comparisonRates.push(valueOf(figure));
    return blank(words);
  };
  const without = hasPercent
    ? text.replace(comparisonBehind, taken).replace(comparisonAhead, taken)
    : text;
  const stated = hasPercent ? ratesIn(without) : [];
  const claims: Claim[] = [];
  const [first] = stated;
  if (first) claims.push({ kind: 'rate', words: first.words, within: first.within });
  const others = otherClaims(without);
  for (const claim of others) claims.push(claim);
  const isFree = others.some(({ kind }) => kind === 'interest-free');
  const rates = [...new Set([...stated.map(({ value }) => value), ...(isFree ? ['0'] : [])])];
  const read: CreditText = {
    ...{ claims, rates },
    hasComparisonRate: without !== text,
    comparisonRates,
    hasWarning: hasWarning(text),
    hasFees: /\bfees?\b/i.test(text),
    licence: licence.test(text) ? 'full' : initials.test(text) ? 'initials' : 'none',
  };
  const says =
    claims.length > 0 ||
    read.hasComparisonRate ||
    read.hasWarning ||
    read.hasFees ||
    read.licence !== 'none';
  return says ? read : undefined;
}

/** Returns the statements of several texts together. */
export const joinCreditTexts = (texts: readonly CreditText[]): CreditText => ({
  claims: texts.flatMap(({ claims }) => claims),
  rates: texts.flatMap(({ rates }) => rates),
  hasComparisonRate: texts.some((text) => text.hasComparisonRate),
  comparisonRates: texts.flatMap(({ comparisonRates }) => comparisonRates),
  hasWarning: texts.some((text) => text.hasWarning),
  hasFees: texts.some((text) => text.hasFees),
  licence: texts.some((text) => text.licence === 'full')
    ? 'full'
    : texts.some((text) => text.licence === 'initials')
      ? 'initials'
      : 'none',
});
