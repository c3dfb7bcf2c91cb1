import type { Site } from '@forecourt/block-schemas';
import { matchesOf, type StringRange } from '@forecourt/json';
import { phoneDigits } from '../../rule-api/phone-digits.ts';
import { sentenceAround } from '../../rule-api/sentences.ts';

const country = String.raw`(?:(?:\+|00)6[14][\s.-]?(?:\(0\))?|\(?0)`;
const separated = (digits: string): string => String.raw`\)?[\s.-]{0,2}${digits}(?!\d|[.,]\d)`;
const group = (count: number): string => String.raw`\d(?:[\s.-]?\d){${count - 1}}`;
const before = String.raw`(?<![\d$.,/:+-])`;

/** Numbers of landlines, which have the code of an area. */
const landlines: Readonly<Record<Site['region'], RegExp>> = {
  AU: new RegExp(`${before}${country}[2378]${separated(group(8))}`, 'g'),
  NZ: new RegExp(`${before}${country}[34679]${separated(group(7))}`, 'g'),
};

/** Quick test for text, mark-up or a link that may have the number of a landline. */
export const mayHaveLandline = (text: string): boolean =>
  /(?:\(0|\b0|6[14][\s.-]?(?:\(0\))?)[2-9]\)?[\s.-]{0,2}\d{2}/.test(text);

/** Words about a number of someone else, or of a machine. */
const others =
  /\b(?:ambulance|assist(?:ance)?|banks?|council|emergenc(?:y|ies)|fax|fire|hospital|insur(?:ance|ers?)|lenders?|ombudsman|police|roadside|tow(?:ing)?|tribunal)\b/i;

/** A number of a landline in a text. */
export interface Landline {
  readonly written: string;
  readonly digits: string;
  readonly range: StringRange;
  /** Names in its sentence ahead of it, in lower case; the number may be theirs. */
  readonly names: readonly string[];
}

/** Returns the names in words ahead of a number: those with a capital, without the first word of a sentence. */
const namesIn = (ahead: string): readonly string[] =>
  matchesOf(ahead.replace(/^\W*[\p{L}’']+/u, ''), /\p{Lu}[\p{L}’'-]*/gu).map(([name]) =>
    name.replace(/[’']s?$/, '').toLowerCase(),
  );

/** Returns the numbers of landlines in a text that don't clearly belong to someone else. */
export const landlinesIn = (text: string, region: Site['region']): readonly Landline[] =>
  matchesOf(text, landlines[region]).flatMap(({ 0: written, index }): Landline[] => {
    const range = { start: index, end: index + written.length };
    const [ahead, behind] = sentenceAround(text, range);
    if (others.test(ahead) || others.test(behind)) return [];
    return [{ written, digits: phoneDigits(written), range, names: namesIn(ahead) }];
  });
