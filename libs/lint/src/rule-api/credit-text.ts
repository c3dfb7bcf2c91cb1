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
};

/** Statements about credit in a text; plain JSON. */
export type CreditText = {
  /** The first claim of each kind. */
  readonly claims: readonly Claim[];
  /** Annual rates other than comparison rates, such as "2.9"; "0" for an interest-free loan. */
  readonly rates: readonly string[];
  readonly hasComparisonRate: boolean;
  readonly hasWarning: boolean;
  readonly hasFees: boolean;
  /** Credit licence number: in full, or with initials, which regulators don't accept. */
  readonly licence: 'none' | 'initials' | 'full';
};

// Signs are searched for apart: with them in the pattern, it takes twice as long.
const hint =
  /\dpercent|\b(?:a(?:bn|cl)|c(?:ent|omparison|redit)|deposit|fee|interest|m(?:anufacturer|r?lp)|o(?:nroad|rc)|percent|road)/i;

const isAboutMoney = (text: string): boolean =>
  text.includes('$') || text.includes('%') || hint.test(text);

/** Tests text or mark-up for anything about credit or prices, or a placeholder that may become it. */
export const mayAdvertise: TextTest = (text) => isAboutMoney(text) || text.includes('{{');

const percent = String.raw`\s*(?:%|per\s?cent)`;
const anyPercent = /%|per\s?cent/i;
const number = String.raw`\d{1,3}(?:[.,]\d{1,3})?`;
const perYear = String.raw`(?:p\.?\s?a\b\.?|per\s+annum|per\s+year|a\s+year|apr\b)`;

const comparisonBehind = new RegExp(
  `${number}${percent}\\s*(?:${perYear})?\\s*\\(?comparison\\s+rate(?![^%\\d]{0,40}${number}${percent})`,
  'gi',
);
const comparisonAhead = new RegExp(
  `comparison\\s+rate[^%\\d]{0,40}${number}${percent}(?:\\s*${perYear})?`,
  'gi',
);
const rate = new RegExp(
  `(?<![\\d.,$])(${number})${percent}\\s*(?:${perYear}|(?:fixed|variable)\\b|(?:interest|finance|financing|car\\s+loan|loan)\\b)`,
  'gi',
);
const rateBehind = new RegExp(
  `\\b(?:interest(?:\\s+rates?)?|finance(?:\\s+rates?)?|loan\\s+rates?|apr|rates(?=\\s+(?:from|as|starting)))\\s*(?:of|from|at|is|as\\s+low\\s+as|starting\\s+(?:at|from)|:)?\\s*(?:just\\s+|only\\s+)?(${number})${percent}(?!\\s*deposit)`,
  'gi',
);
const repayment =
  /\$\s?\d[\d,]*(?:\.\d\d?)?\*?\s*(?:(?:per|a|each|every|\/)\s*(?:week|wk|fortnight|month|mth)\b|p\.?\/?[wf]\b|(?:weekly|fortnightly|monthly)\b)/gi;
const noDeposit = /(?:\b(?:no|zero|nil)[\s-]+|\$0\s+|(?<!\d)0%\s+)deposit\b/gi;
const interestFree = /\binterest[\s-]*free\b|\b(?:no|zero|nil)\s+interest\b(?!\s+in\b)/gi;

/** Wages and plans that are paid by the week or month, but are not credit. */
const otherPayment = /\b(?:salary|wages?|superannuation|per\s+hour|subscription|service\s+plan)\b/i;
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

/** Returns the annual rates in a text without comparison rates. */
function ratesIn(text: string): readonly { readonly words: string; readonly value: string }[] {
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([words, digits = '']) => {
      const value = digits.replace(',', '.');
      // "100% finance" and "98% of our loans" are no rates.
      return parseFloat(value) < 50 ? [{ words: words.trim(), value }] : [];
    });
  const stated = found(rate);
  return stated.length > 0 ? stated : found(rateBehind);
}

/** Returns the statements about credit in a text without mark-up; undefined if there are none. */
export function readCreditText(text: string): CreditText | undefined {
  if (!isAboutMoney(text)) return undefined;
  const hasPercent = anyPercent.test(text);
  const without = hasPercent
    ? text.replace(comparisonBehind, ' ').replace(comparisonAhead, ' ')
    : text;
  const stated = hasPercent ? ratesIn(without) : [];
  const claims: Claim[] = stated.slice(0, 1).map(({ words }) => ({ kind: 'rate', words }));
  const add = (
    kind: ClaimKind,
    pattern: RegExp,
    isMeant: (index: number) => boolean = () => true,
  ) => {
    for (const { 0: words, index } of without.matchAll(pattern))
      if (isMeant(index)) return void claims.push({ kind, words });
  };
  if (without.includes('$') && !otherPayment.test(without)) add('repayment', repayment);
  if (/deposit/i.test(without))
    add('no-deposit', noDeposit, (index) => !holding.test(sentenceAt(without, index)));
  if (/interest/i.test(without)) add('interest-free', interestFree);
  const isFree = claims.some(({ kind }) => kind === 'interest-free');
  const rates = [...new Set([...stated.map(({ value }) => value), ...(isFree ? ['0'] : [])])];
  const read: CreditText = {
    ...{ claims, rates },
    hasComparisonRate: without !== text,
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
  hasWarning: texts.some((text) => text.hasWarning),
  hasFees: texts.some((text) => text.hasFees),
  licence: texts.some((text) => text.licence === 'full')
    ? 'full'
    : texts.some((text) => text.licence === 'initials')
      ? 'initials'
      : 'none',
});
