import { matchesOf, type StringRange } from '@forecourt/json';
import { isMisspelt } from './slips.ts';

/** Two words in upper case, one after the other. */
export interface NamePair {
  readonly first: string;
  readonly last: string;
  readonly range: StringRange;
}

/** Quick test for two such words, within mark-up too. */
export const mayHaveName = (text: string): boolean =>
  /[A-ZÀ-ÞĀĒĪŌŪ][^\s<>]+\s[A-ZÀ-ÞĀĒĪŌŪ][^\s<>]{3}/.test(text);

const word = String.raw`\p{Lu}[\p{L}’'-]+`;
const pair = new RegExp(String.raw`(?<![\p{L}\p{N}.@/-])(${word})(?=(\s+)(${word}))`, 'gu');
/** Words ahead of the name of a person. */
const led = new RegExp(
  String.raw`\b(?:[Aa]sk(?:\s+for)?|[Cc]all|[Cc]ontact|[Ee]mail|[Mm]eet|[Pp]hone|[Rr]ing|[Ss]ee|(?:[Ss]peak|[Tt]alk)\s+(?:to|with)|[Tt]ext|[Ww]rite\s+to)\s+(${word})(\s+)(${word})`,
  'gu',
);
const introduced = new RegExp(String.raw`(${word})(\s+)(${word})(?=,\s+(?:our|who)\b)`, 'gu');

function pairOf({ 0: words, 1: first = '', 2: space = '', 3: last = '', index }: RegExpExecArray) {
  // A pair is matched without its last word, with which the next pair begins.
  const isWhole = words.endsWith(first + space + last);
  const start = index + words.length - first.length - (isWhole ? space.length + last.length : 0);
  return { first, last, range: { start, end: start + first.length + space.length + last.length } };
}

/** Returns the pairs of words in upper case of a text without mark-up. */
export const pairsIn = (text: string): readonly NamePair[] => matchesOf(text, pair).map(pairOf);

/** Returns the names of people whom a text leads visitors to. */
export const peopleIn = (text: string): readonly NamePair[] =>
  [...matchesOf(text, led), ...matchesOf(text, introduced)].map(pairOf);

/** A name in a text, as it is written there. */
interface WrittenName {
  readonly words: string;
  readonly range: StringRange;
}

/**
 * Returns a function that finds the name of the dealer with a slip in one of its words, all others
 * being right; it finds nothing in a text with the right name, and no name of one word.
 */
export function misspeltDealerFinder(name: string): (text: string) => WrittenName | undefined {
  const own = name.split(/\s+/);
  if (own.length < 2) return () => undefined;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])${own.map(() => String.raw`(\p{Lu}[\p{L}’'-]+)`).join(String.raw`\s+`)}`,
    'gu',
  );
  const hasOneSlip = (written: readonly string[]): boolean => {
    const wrong = own.flatMap((meant, at) => {
      const word = written[at] ?? '';
      return word.replace(/[’']s?$/, '') === meant ? [] : [isMisspelt(word, meant)];
    });
    return wrong.length === 1 && wrong[0] === true;
  };
  return (text) => {
    if (text.includes(name)) return undefined;
    for (const match of matchesOf(text, pattern)) {
      const [words, ...written] = match;
      if (hasOneSlip(written))
        return { words, range: { start: match.index, end: match.index + words.length } };
    }
    return undefined;
  };
}
