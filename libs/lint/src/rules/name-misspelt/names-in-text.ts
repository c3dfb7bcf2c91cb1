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

/** Returns the name of the dealer with a slip in one of its words; its others are right. */
export function misspeltDealer(
  text: string,
  name: string,
): { readonly words: string; readonly range: StringRange } | undefined {
  const own = name.split(/\s+/);
  if (own.length < 2 || text.includes(name)) return undefined;
  const rest = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])${own.map(() => String.raw`(\p{Lu}[\p{L}’'-]+)`).join(String.raw`\s+`)}`,
    'gu',
  );
  for (const { 0: words, index, ...match } of matchesOf(text, rest)) {
    const written = own.map((_, at) => (match as Record<number, string>)[at + 1] ?? '');
    const wrong = written.filter((each, at) => each.replace(/[’']s?$/, '') !== own[at]);
    const at = written.indexOf(wrong[0] ?? '');
    if (wrong.length !== 1 || !isMisspelt(wrong[0]!, own[at]!)) continue;
    return { words, range: { start: index, end: index + words.length } };
  }
  return undefined;
}
