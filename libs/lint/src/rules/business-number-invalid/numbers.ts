import { matchesOf, type StringRange } from '@forecourt/json';

/** Error of a number in a text. */
export interface NumberError {
  readonly range: StringRange;
  readonly message: string;
}

/** Sum of digits times weights. */
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);

/** https://abr.business.gov.au/Help/AbnFormat */
const isAbn = (digits: readonly number[]): boolean => {
  const [first = 0, ...rest] = digits;
  return weighted([first - 1, ...rest], [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;
};

/** https://www.asic.gov.au/for-business-and-companies/companies/register-a-company/australian-company-number-digit-check */
const isAcn = (digits: readonly number[]): boolean =>
  (10 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === digits[8];

/** A Global Location Number of GS1, with its check digit. */
const isNzbn = (digits: readonly number[]): boolean =>
  weighted(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;

/** Returns the digit that an IRD number ends with; 10 if there is none under these weights. */
const irdDigit = (digits: readonly number[], weights: readonly number[]): number =>
  (11 - (weighted(digits, weights) % 11)) % 11;

/**
 * A number of New Zealand’s Inland Revenue, which is also the GST number: the check digits of its
 * specification for filing certificates of resident withholding tax.
 */
function isIrd(digits: readonly number[]): boolean {
  const base = digits.slice(0, -1);
  const padded = base.length === 7 ? [0, ...base] : base;
  const first = irdDigit(padded, [3, 2, 7, 6, 5, 4, 3, 2]);
  const digit = first === 10 ? irdDigit(padded, [7, 4, 3, 2, 5, 2, 7, 6]) : first;
  return digit === digits.at(-1);
}

interface Kind {
  readonly lengths: readonly number[];
  readonly isRight: (digits: readonly number[]) => boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  ABN: { lengths: [11], isRight: isAbn },
  ACN: { lengths: [9], isRight: isAcn },
  NZBN: { lengths: [13], isRight: isNzbn },
  GST: { lengths: [8, 9], isRight: isIrd },
  IRD: { lengths: [8, 9], isRight: isIrd },
};

const digits = String.raw`(\d(?:[ -]?\d){5,15})(?![\d-])`;
/** Numbers after their name. A phone number may follow "plus GST", so that a GST number has a word or hyphens. */
const numbered: readonly RegExp[] = [
  new RegExp(String.raw`\b(ABN|ACN|NZBN)\s*(?:number|no\.?)?\s*:?\s*${digits}`, 'gi'),
  new RegExp(
    String.raw`\b(GST|IRD)\s*(?:reg(?:istration|\.)?\s*)?(?:number|no\.?|#)\s*:?\s*${digits}`,
    'gi',
  ),
  /\b(GST|IRD)\s*:?\s*(\d{2,3}-\d{3}-\d{3})(?![\d-])/gi,
];
const withoutNumber =
  /(?<![-@./_])\bLMCT\s*(?:number|no\.?)?\s*:?\s*(?=[.,;|](?!\w)|$)|\b(?:dealer|trader)(?:['’]?s)?\s+licen[cs]e(?:\s*:|\s+(?:number|no\.?)\s*:?)\s*(?=[.,;|](?!\w)|$)/gi;

/** Tests a text for a number or licence that may be wrong. */
export const mayHaveNumber = (text: string): boolean =>
  /\b(?:a[bc]n\b|nzbn\b|lmct\b|(?:gst|ird)\s*(?:reg|n|[#:\d])|(?:dealer|trader)(?:['’]?s)? licen[cs]e)/i.test(
    text,
  );

/** Returns the errors of business and licence numbers in a text without mark-up. */
export function numberErrors(text: string): readonly NumberError[] {
  const all = numbered.flatMap((pattern) => matchesOf(text, pattern));
  const wrong = all.flatMap(({ 0: words, 1: name = '', 2: written = '', index }): NumberError[] => {
    const kind = name.toUpperCase();
    const { lengths, isRight } = kinds[kind]!;
    const digits = [...written.replace(/\D/g, '')].map(Number);
    const hasLength = lengths.includes(digits.length);
    if (hasLength && isRight(digits)) return [];
    // In Australia, businesses are registered for GST under their ABN.
    if (kind === 'GST' && digits.length === 11 && isAbn(digits)) return [];
    const problem = hasLength
      ? 'fails its check digits, so a digit is wrong'
      : `has ${digits.length} digits, not ${lengths.join(' or ')}`;
    const range = { start: index + words.length - written.length, end: index + words.length };
    return [
      {
        range,
        message: `the ${kind}${kind === 'GST' || kind === 'IRD' ? ' number' : ''} ${written} ${problem}; copy it from the register`,
      },
    ];
  });
  const empty = matchesOf(text, withoutNumber).map(({ 0: words, index }): NumberError => {
    const name = words.trim();
    const range = { start: index, end: index + name.length };
    return { range, message: `"${name}" has no number; write it, or leave out the licence` };
  });
  return [...wrong, ...empty];
}
