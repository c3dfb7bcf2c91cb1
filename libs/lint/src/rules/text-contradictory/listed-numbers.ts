import { isSlip, type Site } from '@forecourt/block-schemas';
import { matchesOf } from '@forecourt/json';
import { rangeOf, type Contradictions } from './contradiction.ts';

/** Numbers by which a dealer is registered, each behind its name. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['ABN', /\bABN\s*:?\s*(\d(?:[ -]?\d){10})(?!\d)/gi],
  ['NZBN', /\bNZBN\s*:?\s*(\d(?:[ -]?\d){12})(?!\d)/gi],
  [
    'dealer licence',
    /\b(?:LMCT|dealer(?:['’]?s)?\s+licen[cs]e|(?:vehicle|registered)\s+trader)\s*(?:number|no\.?)?\s*:?\s*((?:MD|MVD|LMVD|LVD|M)?\s?\d{3,8})\b/gi,
  ],
  [
    'Australian credit licence',
    /\b(?:Australian\s+credit\s+licence|ACL)\s*(?:number|no\.?)?\s*:?\s*(\d{6})\b/gi,
  ],
];

const bare = (number: string): string => number.replace(/[ -]/g, '').toUpperCase();

/** Words between the dealer’s name and its number: "Motor Group Pty Ltd,". */
const between = /^(?:\s+(?:\p{Lu}[\p{L}]*|&|and)){0,4}[\s,(:–-]*(?:\p{Ll}+\s+){0,3}$/u;

/** True if the dealer’s name is directly ahead of a place in a text. */
function isNamedAhead(text: string, start: number, name: string): boolean {
  const at = text.lastIndexOf(name, start);
  return at >= 0 && name !== '' && between.test(text.slice(at + name.length, start));
}

/**
 * Compares the business and licence numbers in texts with those in the footnote of the settings. Lenders and
 * other yards have numbers too: a number is the dealer’s if its name is directly ahead, or if it is nearly right.
 */
export function listedNumbers(site: Site): Contradictions | undefined {
  const { footnote = '', name } = site;
  const known = kinds.flatMap(([kind, pattern]) => {
    const numbers = matchesOf(footnote, pattern).map(([, number]) => bare(number!));
    return numbers.length > 0 ? [{ kind, pattern, numbers }] : [];
  });
  if (known.length === 0) return undefined;
  return (text) =>
    known.flatMap(({ kind, pattern, numbers }) =>
      matchesOf(text, pattern).flatMap((match) => {
        const [words, written = ''] = match;
        const number = bare(written);
        if (numbers.includes(number)) return [];
        const isOwn = numbers.some((each) => isSlip(number, each));
        if (!isOwn && !isNamedAhead(text, match.index, name)) return [];
        const { end } = rangeOf(match);
        const range = { start: match.index + words.length - written.length, end };
        const message = `the ${kind} ${written} is not that of the footnote in site.json, ${numbers.join(', ')}; correct one of them`;
        return [{ range, message }];
      }),
    );
}
