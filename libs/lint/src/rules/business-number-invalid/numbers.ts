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

const kinds: Readonly<Record<string, readonly [length: number, isRight: typeof isAbn]>> = {
  ABN: [11, isAbn],
  ACN: [9, isAcn],
  NZBN: [13, isNzbn],
};

const numbered = /\b(ABN|ACN|NZBN)\s*(?:number|no\.?)?\s*:?\s*(\d(?:[ -]?\d){5,15})(?![\d-])/gi;
const withoutNumber =
  /(?<![-@./_])\bLMCT\s*(?:number|no\.?)?\s*:?\s*(?=[.,;|](?!\w)|$)|\b(?:dealer|trader)(?:['’]?s)?\s+licen[cs]e(?:\s*:|\s+(?:number|no\.?)\s*:?)\s*(?=[.,;|](?!\w)|$)/gi;

/** Tests a text for a number or licence that may be wrong. */
export const mayHaveNumber = (text: string): boolean =>
  /\b(?:a[bc]n\b|nzbn\b|lmct\b|(?:dealer|trader)(?:['’]?s)? licen[cs]e)/i.test(text);

/** Returns the errors of business and licence numbers in a text without mark-up. */
export function numberErrors(text: string): readonly NumberError[] {
  const wrong = matchesOf(text, numbered).flatMap(
    ({ 0: words, 1: name = '', 2: written = '', index }): NumberError[] => {
      const kind = name.toUpperCase();
      const [length, isRight] = kinds[kind]!;
      const digits = [...written.replace(/\D/g, '')].map(Number);
      if (digits.length === length && isRight(digits)) return [];
      const problem =
        digits.length === length
          ? 'fails its check digits, so a digit is wrong'
          : `has ${digits.length} digits, not ${length}`;
      const range = { start: index + words.length - written.length, end: index + words.length };
      return [{ range, message: `the ${kind} ${written} ${problem}; copy it from the register` }];
    },
  );
  const empty = matchesOf(text, withoutNumber).map(({ 0: words, index }): NumberError => {
    const name = words.trim();
    const range = { start: index, end: index + name.length };
    return { range, message: `"${name}" has no number; write it, or leave out the licence` };
  });
  return [...wrong, ...empty];
}
