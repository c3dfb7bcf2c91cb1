import { otherClaims, type Claim } from './credit-claims.ts';
import { readRates } from './credit-rates.ts';
import type { TextTest } from './rule.ts';

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

/** Statements of a text that says nothing about credit. */
export const nothingStated: CreditText = {
  claims: [],
  rates: [],
  comparisonRates: [],
  hasComparisonRate: false,
  hasWarning: false,
  hasFees: false,
  licence: 'none',
};

// Signs, and the word that may follow a digit, are searched for apart: with them in the pattern, it
// takes twice as long.
const hint =
  /\b(?:a(?:bn|cl)|bucks?\b|c(?:ent|omparison|redit)|d(?:eposit|ollars?\b)|e(?:gc\b|xcl?\b)|f(?:ee|ree\s+(?:financ|loan))|g(?:ov(?:ernment|[’']?t)?\b|st\b)|interest|m(?:anufacturer|oney\s+down|r?lp)|nothing\s+to\s+pay|o(?:nroad|rc)|p(?:ay(?:\s+(?:later|nothing)|ments?\b)|ercent)|r(?:ego\b|egistration\b|epay|oad)|stamp)/i;

const isAboutMoney = (text: string): boolean =>
  text.includes('$') ||
  text.includes('%') ||
  text.includes('percent') ||
  text.includes('PERCENT') ||
  hint.test(text);

const reference = /&(?:#|percnt|dollar)/;

/**
 * Tests text or mark-up for anything about credit or prices, or for a placeholder or a character
 * reference that may be read as such.
 */
export const mayAdvertise: TextTest = (text) =>
  isAboutMoney(text) || text.includes('{{') || (text.includes('&') && reference.test(text));

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

/** Returns the statements about credit in a text without mark-up; undefined if there are none. */
export function readCreditText(text: string): CreditText | undefined {
  if (!isAboutMoney(text)) return undefined;
  const { rates: stated, comparisonRates, without } = readRates(text);
  const claims: Claim[] = [];
  const [first] = stated;
  if (first) claims.push({ kind: 'rate', words: first.words, within: first.within });
  const others = otherClaims(without);
  for (const claim of others) claims.push(claim);
  const isFree = others.some(({ kind }) => kind === 'interest-free');
  const rates = [...new Set([...stated.map(({ value }) => value), ...(isFree ? ['0'] : [])])];
  const read: CreditText = {
    claims,
    rates,
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
