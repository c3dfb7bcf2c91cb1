import type { Offer } from '@forecourt/block-schemas';
import { digitsOf, numberWords } from '@forecourt/domain';
import { matchesOf, scalarText } from '@forecourt/json';
import type { NotedRange } from '../../rule-api/range-in-markup.ts';
import type { Contradiction } from './contradiction.ts';

/** Members that state the terms of a loan; the small print also has those of the comparison rate. */
const termMembers = ['heading', 'figure', 'condition', 'description'] as const;

/** A number that a text states about the loan. */
interface Stated {
  readonly member: (typeof termMembers)[number];
  readonly value: number;
  readonly words: string;
  readonly within: NotedRange;
}

const count = String.raw`(?:\d{1,2}|${numberWords.join('|')})`;
const period = String.raw`(${count})[\s-]*(years?|yrs?|months?|mths?)\b`;
/** Words ahead of a term that is one of several: "up to five years", "three or five years". */
const several = String.raw`(?<!\b(?:to|or|and|from)\s|[–/-])`;
const notRange = String.raw`(?!\s*(?:to|or|and|[–-])\s*${count})`;

/** "five-year finance", and "$243 a week for three years". */
const ofLoan = new RegExp(
  String.raw`${several}\b${period}(?=[\s-]+(?:fixed[\s-]+)?(?:finance|loans?|terms?)\b)|(?<=\b(?:week|fortnight|month)\s+(?:for|over)\s+)${period}${notRange}`,
  'gi',
);
/** "over three years", and "Five years, no deposit": terms of a loan if the text is about one. */
const alone = new RegExp(
  String.raw`\bover\s+${period}${notRange}(?!\s+(?:of|old)\b)|(?:^|[,;·]\s*)${period}(?=\s*(?:[,;·.]|$))`,
  'gi',
);
const aboutLoan = /\b(?:deposit|financ|loan|repay|establishment\s+fee|p\.a\b)|%\s*p/i;
const aboutOther = /\b(?:warrant|servic|roadside|kilomet|kms?\b|guarantee|comparison\s+rate)/i;

function termsIn(text: string, member: Stated['member']): readonly Stated[] {
  if (!/\b(?:years?|yrs?|months?|mths?)\b/i.test(text)) return [];
  const isLoan = aboutLoan.test(text) && !aboutOther.test(text);
  return [ofLoan, ...(isLoan ? [alone] : [])].flatMap((pattern) =>
    matchesOf(text, pattern).map(({ 0: words, 1: one, 2: unit, 3: other, 4: otherUnit, index }) => {
      const number = Number(digitsOf(one ?? other ?? ''));
      const isMonths = (unit ?? otherUnit ?? '').toLowerCase().startsWith('m');
      const shown = words.replace(/^[^\w$]+/, '');
      const start = index + words.length - shown.length;
      return {
        member,
        value: isMonths ? number / 12 : number,
        words: shown,
        within: { start, end: index + words.length },
      };
    }),
  );
}

const percentDeposit = /\b(\d{1,2})\s?%\s+deposit\b/gi;
const noDeposit =
  /\b(?:no|zero|nil)\s+deposit\b(?!\s+(?:is\s+)?(?:needed|required|to\s+pay)?\s*(?:for|on|to)\b)/gi;

const depositsIn = (text: string, member: Stated['member']): readonly Stated[] =>
  [percentDeposit, noDeposit].flatMap((pattern) =>
    matchesOf(text, pattern).map(({ 0: words, 1: percent = '0', index }) => {
      const within = { start: index, end: index + words.length };
      return { member, value: Number(percent), words, within };
    }),
  );

/** Terms that the texts of an offer state. */
export interface StatedTerms {
  readonly years: readonly Stated[];
  readonly deposits: readonly Stated[];
}

/** Reads the terms of the loan in an offer's texts. */
export function statedTerms(offer: Partial<Offer>): StatedTerms {
  const texts = termMembers.map((member) => [member, scalarText(offer[member])] as const);
  return {
    years: texts.flatMap(([member, text]) => termsIn(text, member)),
    deposits: texts.flatMap(([member, text]) => depositsIn(text, member)),
  };
}

/** Returns the statements of the members that never state the value. */
function others(stated: readonly Stated[], value: number | undefined): readonly Stated[] {
  const byMember = [...Map.groupBy(stated, ({ member }) => member).values()];
  return byMember.flatMap((all) =>
    value === undefined || all.some((each) => each.value === value) ? [] : all.slice(0, 1),
  );
}

/** The largest number of years that validation accepts; what is above it was meant in months. */
const maxYears = 10;

const meantYears = (years: number): number => (years > maxYears ? years / 12 : years);

/** Returns the contradictions of texts that state another term or deposit than the loan of the offer. */
export function termErrors(
  { loan }: Partial<Offer>,
  { years, deposits }: StatedTerms,
): Contradiction[] {
  const hasLoan = typeof loan?.years === 'number';
  const percent = hasLoan ? (loan.depositPercent ?? 0) : deposits[0]?.value;
  const term = hasLoan ? meantYears(loan.years) : years[0]?.value;
  const contradictions = [
    ...others(years, term).map((each) => ({
      ...each,
      by: hasLoan ? `the loan’s years, ${term}` : `"${years[0]!.words}"`,
    })),
    ...others(deposits, percent).map((each) => ({
      ...each,
      by: hasLoan ? `the loan’s depositPercent, ${percent}` : `"${deposits[0]!.words}"`,
    })),
  ].map(({ member, words, within, by }): Contradiction => {
    const from = hasLoan ? ', from which the repayment is calculated' : ' of the same offer';
    return {
      pointer: `/${member}`,
      within,
      message: `"${words}" contradicts ${by}${from}; correct one of them`,
    };
  });
  const deposit = loan?.depositPercent;
  if (typeof deposit !== 'number' || deposit <= 0 || deposit >= 1) return contradictions;
  // What the texts state is compared with the deposit that was meant.
  const meant = Math.round(deposit * 10_000) / 100;
  const fraction = {
    pointer: '/loan/depositPercent',
    message: `${deposit} is a deposit of ${deposit} percent; write ${meant} for ${meant}%`,
  };
  return [
    fraction,
    ...termErrors({ loan: { ...loan!, depositPercent: meant } }, { years, deposits }),
  ];
}
