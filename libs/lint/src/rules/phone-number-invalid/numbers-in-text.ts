import { matchesOf, type StringRange } from '@forecourt/json';
import type { Site } from '@forecourt/block-schemas';
import { numberError } from './numbers.ts';

// Digits in groups, and nothing that joins further digits to them: "0400 123 456/7", "1300 555 CAR".
const digits = String.raw`\d(?:[\s.\-]{0,2}\d){4,18}(?![\d/:%]|[.,]\d|\s?[A-Z]{2,})`;

/** Numbers that are clearly those of a phone: with an area code in brackets, of a mobile, free of charge, or behind a verb. */
const numbers: Readonly<Record<Site['region'], RegExp>> = (() => {
  const patternOf = (mobile: string) =>
    new RegExp(
      String.raw`\(0[1-9]\)[\s.\-]{0,2}${digits}|(?<![\d$.,/:+-])${mobile}[\s.\-]${digits}|(?<=\b(?:[Cc]all|CALL|[Pp]hone|PHONE|[Rr]ing|RING)(?:\s+us|\s+me)?(?:\s+(?:on|at))?:?\s{1,2})(?:\+\d{1,2}\s)?\(?\d${digits}`,
      'g',
    );
  return {
    AU: patternOf(String.raw`(?:04\d\d|1[38]00(?=[\s-]\d{3}\b))`),
    NZ: patternOf(String.raw`(?:02\d|0[58]00(?=[\s-]\d{3}\b))`),
  };
})();

/** Least and most digits of what may be one number. */
const [fewest, most] = [7, 13];

const countOf = (text: string): number => text.replace(/\D/g, '').length;

/** Returns true if a number is followed by others that are not part of it, "(03) 5550 0142 7 days". */
function hasNumberAhead(written: string, region: Site['region']): boolean {
  const groups = written.split(/(?=\s)/);
  return groups.some((_, index) => {
    const ahead = groups.slice(0, index + 1).join('');
    return countOf(ahead) >= fewest - 1 && numberError(ahead, region) === undefined;
  });
}

/** Tests text or mark-up for the number of a phone, which most texts don't have. */
export const mayHaveNumber = (text: string): boolean =>
  /\d{3}/.test(text) &&
  /\(0\d\)|\b(?:0[24]\d\d?|1[38]00|0[58]00)[\s.-]|\b(?:call|phone|ring)\b[a-z\s:]{0,12}[+(\d]/i.test(
    text,
  );

/** Returns the numbers in a text that can't be dialled, with what is wrong. */
export function invalidNumbers(
  text: string,
  region: Site['region'],
): readonly { readonly range: StringRange; readonly message: string }[] {
  return matchesOf(text, numbers[region]).flatMap(({ 0: written, index }) => {
    const count = countOf(written);
    if (count < fewest || count > most || hasNumberAhead(written, region)) return [];
    const message = numberError(written, region);
    // A number of the town is often written without its area code.
    if (message === undefined || message.includes('no area code')) return [];
    return [{ range: { start: index, end: index + written.length }, message }];
  });
}
