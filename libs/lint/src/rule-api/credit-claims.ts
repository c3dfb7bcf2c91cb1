import { matchesOf } from '@forecourt/json';
import { isDenied } from './credit-denials.ts';
import type { NotedRange } from './range-in-markup.ts';
import { sentenceAround } from './sentences.ts';

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
  /** A lease that doesn't end in ownership is paid like a loan, but is no credit contract. */
  readonly kind: ClaimKind | 'lease';
  readonly words: string;
  /** Part of the text that has these words. */
  readonly within?: NotedRange;
};

const amount = String.raw`(?:\$\s?\d(?:[\d,]*\d)?(?:\.\d\d?)?\*?|(?<![\d$.,])\d(?:[\d,]*\d)?(?:\.\d\d?)?\s+(?:dollars?|bucks?)\b)`;
const regular = String.raw`(?:weekly|fortnightly|monthly)\b`;
/** Words ahead of an amount, "as low as". */
const only = String.raw`(?:(?:(?:start(?:s|ing)?\s+)?(?:from|at)|of|only|just|under|as\s+low\s+as|:)\s*){0,2}`;
const repayment = new RegExp(
  String.raw`${amount}\s*(?:(?:per|a|each|every|\/)\s*(?:week|wk|fortnight|month|mth)\b|p\.?\/?[wf]\b|p\/m\b|\/\s?[wfm]\b|p\.?\s?c?\.?m\b\.?|\(?${regular}\)?)|\b${regular}\s*(?:(?:re)?payments?\s+)?${only}${amount}|(?<!\b(?:extra|additional|lump[\s-]sum)\s)\brepayments?\s+${only}${amount}`,
  'gi',
);
const daily = new RegExp(String.raw`${amount}\s*(?:per|a|each|every|\/)\s*day\b`, 'gi');
const deferral =
  /\bno\s+repayments?\s+(?:until|till|before|for)\b|\b(?:\d{1,2}[\s-]*)?(?:weeks?|months?|years?)\s+(?:of\s+|with\s+)?(?:no|zero|without)\s+(?:re)?payments?\b|\bno\s+payments?\s+(?:until|till|before|for)\s+(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b(?:re)?payment[\s-]free\b|\bdeferred\s+(?:re)?payments?\b|\bbuy\s+now,?\s+(?:and\s+)?pay\s+later\b|\b(?:nothing\s+to\s+pay|pay\s+(?:nothing|zero|\$0))\s+(?:up[\s-]?front|until|till|before|for\s+(?:the\s+first\s+)?\d+)\b/gi;
const noDeposit =
  /(?:\b(?:no|zero|nil)[\s-]+|\$0\s+|(?<!\d)0%\s+)deposit\b(?!\s+(?:bottles?|cans?|containers?|slips?|box(?:es)?)\b)|(?:\b(?:no|zero|nil)\s+money|\$0)\s+down\b(?!\s?time)|\bdeposits?\s+(?:(?:from|of|only|just|as\s+low\s+as)\s+){0,2}\$0(?![\d.,]*\d)/gi;
const interestFree =
  /\binterest[\s-]*free\b(?!\s+(?:parking|zone))|\b(?:no|zero|nil)\s+interest\b(?!\s+(?:in|shown)\b)|(?<!\b(?:hassle|stress|worry|obligation|fuss|pain|risk)[\s-])\bfree\s+(?:finance|loans?)\b(?!\s+(?:of\b|cars?|vehicles?|bikes?|utes?|vans?|wagons?|trailers?|suvs?|quot|advi|assess|appl|check|calc|pre|semin|work))/gi;

/** Wages and plans that are paid by the week or month, but are not credit. */
const otherPayment = /\b(?:salary|wages?|superannuation|per\s+hour|subscription|service\s+plan)\b/i;
/** Words near an amount by the week or month that make it a repayment. */
const ofCredit =
  /\b(?:re-?pay|financ|credit\b|interest\b|deposit|lease|leasing|balloon|gfv\b|guaranteed\s+future\s+value|loans?\b(?!\s+(?:cars?|vehicles?)\b)|rent[\s-]to[\s-](?:own|buy))|%/i;
/** Goods, services and gifts that are not cars on credit. */
const ofService =
  /\b(?:wash|vacuum|valet|roadside|raffle|prizes?\b|draws?\b|tickets?\b|entry\b|shuttle|(?:phone|mobile|data)\s+plans?\b|detailing|park(?:ing)?\b|storage|donat|sponsor|charit|gym\b|member|(?:insurance|rego|registration|third[\s-]party|ctp)\s+(?:from|for|at|is|costs?)\b|allowance|apprentic|trainee|fuel\s+(?:cards?|vouchers?)|sav(?:e|es|ing|ings)\s+(?:up\s+to\s+)?\$|(?:loan|courtesy|replacement)\s+(?:cars?|vehicles?)|hire\b|hiring|rent(?:al|als|ing)?\b|earn)/i;
/** Words that offer something for an amount, or name a car. */
const ofOffer =
  /\b(?:from|just|only|yours|now|own|drive|cars?|suvs?|utes?|sedans?|hatch(?:es|back)?|wagons?|vans?|models?|vehicles?)\b/i;
/** Number of words beside an amount on a price card, such as "Tern Touring". */
const maxCardWords = 3;

/** A question, and what its answer begins with: "Phone plans? Only ". */
const asked = /([^.!?]*)\?[^.!?]*$/;

/** True for an amount that a buyer of a car repays, and not the price of another service. */
function isRepayment(sentence: string, ahead: string): boolean {
  if (ofCredit.test(sentence)) return true;
  if (ofService.test(sentence)) return false;
  if (ofOffer.test(sentence)) return true;
  const beside = sentence.replace(repayment, ' ').match(/[\p{L}\d]+/gu) ?? [];
  return beside.length <= maxCardWords && !ofService.test(asked.exec(ahead)?.[1] ?? '');
}

/** Words of an amount by the day that buys a car; one for hire has other words. */
const ofDaily =
  /\b(?:yours|own|drive|(?:less|lower)\s+than|under|as\s+little\s+as|over\s+\d{1,3}\s+(?:years|months))\b/i;
/** Words of running costs and of other offers, which have prices by the day as well. */
const ofRunning =
  /\b(?:charg(?:e|es|ing)\b|electricity|fuel|petrol|diesel|insur|running|rego\b|registration|servic|warrant|cover\b|save|coffee)/i;

/** True for an amount by the day that a buyer of a car repays. */
const isDailyRepayment = (sentence: string): boolean =>
  ofCredit.test(sentence) ||
  (!ofService.test(sentence) && !ofRunning.test(sentence) && ofDaily.test(sentence));

const leased = /\bleas(?:es?|ed|ing)\b/i;
/** Words that make a lease one of credit: the customer buys the car with it, or at its end. */
const ofOwnership =
  /\b(?:own(?:ed|s|ing|ership)?|buy|bought|purchase|financ\w*|loans?|balloon|residual|interest|deposit)\b|%/i;

/** Returns a repayment, or the payment of a lease if that is all that the text offers. */
const leaseOr = (claim: Claim | undefined, text: string): Claim | undefined =>
  claim && leased.test(text) && !ofOwnership.test(text) ? { ...claim, kind: 'lease' } : claim;

/** A deposit that holds a car, not one of a loan. */
const holding = /\b(?:hold|reserv|book|test[\s-]drive|order)/i;

/** Words that deny an offer. */
const denial = /\b(?:not?|never|cannot)\b|n['’]t\b/i;
/** Words to customers who can't pay, whom lenders help. */
const ofHardship = /\b(?:hardship|financial\s+difficult)/i;

/** Returns the first match of a pattern that is meant as a claim. */
function claimIn(
  text: string,
  kind: ClaimKind,
  pattern: RegExp,
  isMeant: (sentence: string, ahead: string) => boolean = () => true,
): Claim | undefined {
  for (const { 0: words, index } of matchesOf(text, pattern)) {
    const within = { start: index, end: index + words.length };
    const sentence = sentenceAround(text, within).join(words);
    const ahead = text.slice(Math.max(0, index - 100), index);
    if (isMeant(sentence, ahead) && !isDenied(text, within)) return { kind, words, within };
  }
  return undefined;
}

/** Returns the claims other than rates in a text, the first of each kind. */
export function otherClaims(text: string): readonly Claim[] {
  const paid =
    /\$|\b(?:dollars?|bucks?)\b/i.test(text) && !otherPayment.test(text)
      ? (claimIn(text, 'repayment', repayment, isRepayment) ??
        claimIn(text, 'repayment', daily, isDailyRepayment))
      : undefined;
  const isNotHeld = (sentence: string) => !holding.test(sentence);
  const isDeferred = (sentence: string) =>
    isNotHeld(sentence) &&
    !(/deferred/i.test(sentence) && (denial.test(sentence) || ofHardship.test(text)));
  const claims = [
    leaseOr(paid, text),
    /deposit|\bdown\b/i.test(text) ? claimIn(text, 'no-deposit', noDeposit, isNotHeld) : undefined,
    /interest|free/i.test(text) ? claimIn(text, 'interest-free', interestFree) : undefined,
    paid === undefined && /pay/i.test(text)
      ? claimIn(text, 'repayment', deferral, isDeferred)
      : undefined,
  ];
  return claims.filter((claim) => claim !== undefined);
}
