import type { Offer } from '@forecourt/block-schemas';
import { matchesOf, scalarText } from '@forecourt/json';
import { repayment } from '@forecourt/pricing';
import { readRates } from '../../rule-api/credit-rates.ts';
import { offerMembers } from '../../rule-api/offers.ts';
import { sentenceAround } from '../../rule-api/sentences.ts';
import type { Contradiction } from './contradiction.ts';
import type { StatedTerms } from './terms.ts';

/** Terms of a loan as far as an offer states them, in its members or in words. */
interface Terms {
  readonly price: number;
  readonly annualRate?: number;
  readonly years?: number;
  readonly depositPercent?: number;
}

const amount = String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?(?![,.]?\d)`;
const regular = new RegExp(
  String.raw`${amount}\s*(?:(?:a|per|each|every)\s+|/\s?)(week|fortnight|month)\b`,
  'gi',
);
const total = new RegExp(
  String.raw`${amount}\s+(?:in|of)\s+(?:total\s+)?repayments\b|\btotal\s+(?:repayments?|amount\s+(?:re)?payable)\s*(?:is|of|:)?\s*${amount}`,
  'gi',
);
const periodsPerYear: Readonly<Record<string, number>> = { week: 52, fortnight: 26, month: 12 };

/** Loans that are not repaid in equal parts. */
const uneven =
  /\b(?:balloon|residual|final\s+payment|future\s+value|G(?:M?)FV|first\s+\w+\s+months)\b/i;
/** Amounts of a week or month that are not repayments. */
const otherAmount =
  /\b(?:sav(?:e|es|ing|ings)|fuel|petrol|diesel|charging|electricity|power|insur|rent|subscri|leas(?:e|ing)|runs?\b|running)/i;

/** "On a Tern at $49,990", "a $49,990 car". */
const priceInWords = /\b(?:at|a|priced?\s+(?:at|of))\s+\$\s?(\d{1,3}(?:,\d{3})+|\d{5,})(?!,?\d)/gi;

const valueOf = (digits: string | undefined): number => Number((digits ?? '').replaceAll(',', ''));
const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-AU')}`;

/** Returns the only element of a list without repetitions. */
const only = (values: readonly number[]): number | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

function termsOf(offer: Partial<Offer>, text: string, stated: StatedTerms): Terms | undefined {
  const price =
    offer.price ?? only(matchesOf(text, priceInWords).map(({ 1: digits }) => valueOf(digits)));
  if (typeof price !== 'number') return undefined;
  const { annualRate, years, depositPercent } = offer.loan ?? {};
  const figure = scalarText(offer.figure);
  const rates = readRates(figure).rates.map(({ value }) => Number(value));
  const isPlain = offer.loan !== undefined || !/\bdeposit\b/i.test(text);
  return {
    price,
    annualRate: annualRate ?? only(rates),
    years: years ?? only(stated.years.map(({ value }) => value)),
    depositPercent:
      depositPercent ??
      only(stated.deposits.map(({ value }) => value)) ??
      (isPlain ? 0 : undefined),
  };
}

/** Returns what a period's repayment should be, without and with the fee; undefined if terms are missing. */
function expectedFor(
  { price, annualRate, years, depositPercent }: Terms,
  fee: number,
  periods: number,
) {
  if (annualRate === undefined || years === undefined || depositPercent === undefined)
    return undefined;
  const loan = { amount: price * (1 - depositPercent / 100), annualRate, years };
  return [0, fee].map((each) => repayment({ ...loan, fee: each, periodsPerYear: periods }));
}

/** Share by which a stated repayment may differ: frequencies and fees of lenders do. */
const tolerance = 0.02;

const isNear = (stated: number, expected: readonly number[]): boolean =>
  expected.some((each) => Math.abs(stated - each) <= Math.max(2, each * tolerance));

/**
 * Returns the contradictions of repayments in an offer's texts that do not follow from its terms. Without
 * all of its terms, only those that are far too high are reported.
 * @param fee Establishment fee of the site's loans.
 */
export function repaymentErrors(
  offer: Partial<Offer>,
  stated: StatedTerms,
  fee: number,
): readonly Contradiction[] {
  const texts = offerMembers.map((member) => [member, scalarText(offer[member])] as const);
  const all = texts.map(([, text]) => text).join('\n');
  if (!/\b(?:week|fortnight|month|repayments?|payable)\b/i.test(all) || uneven.test(all)) return [];
  const terms = termsOf(offer, all, stated);
  if (terms === undefined) return [];
  return texts.flatMap(([member, text]): Contradiction[] => {
    const at = (match: RegExpExecArray, by: string): Contradiction => ({
      pointer: `/${member}`,
      within: { start: match.index, end: match.index + match[0].length },
      message: `"${match[0]}" contradicts the terms of the offer: ${by}; correct one of them`,
    });
    const ofPeriods = matchesOf(text, regular).flatMap((match): Contradiction[] => {
      const within = { start: match.index, end: match.index + match[0].length };
      if (otherAmount.test(sentenceAround(text, within).join(' '))) return [];
      const unit = match[2]!.toLowerCase();
      const periods = periodsPerYear[unit]!;
      const value = valueOf(match[1]);
      const expected = expectedFor(terms, fee, periods)?.map(({ payment }) => payment);
      if (expected) {
        if (isNear(value, expected)) return [];
        return [at(match, `the repayment is ${dollars(expected.at(-1)!)} a ${unit}`)];
      }
      const sum = value * periods * (terms.years ?? 1);
      if (sum <= 2 * terms.price) return [];
      const years = terms.years === undefined ? 'a year' : `${terms.years} years`;
      return [at(match, `${dollars(sum)} in ${years} for a car at ${dollars(terms.price)}`)];
    });
    const ofTotals = matchesOf(text, total).flatMap((match): Contradiction[] => {
      const expected = expectedFor(terms, fee, periodsPerYear.week!)?.map((each) => each.total);
      if (expected === undefined || isNear(valueOf(match[1] ?? match[2]), expected)) return [];
      return [at(match, `the repayments come to ${dollars(expected.at(-1)!)}`)];
    });
    return [...ofPeriods, ...ofTotals];
  });
}
