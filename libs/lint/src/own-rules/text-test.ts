import type { LintTextTest } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';

/** A match of a test in a text. */
export interface TextMatch {
  readonly text: string;
  /** Undefined in a text whose characters had to be composed, which moves them. */
  readonly range?: StringRange;
}

/** Returns the matches of a test in a text, each wording once. */
export type TextTest = (text: string) => readonly TextMatch[];

const escaped = (words: string): string =>
  words
    .normalize('NFC')
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+');

/** Longer phrases first, so that the whole phrase is matched. */
const alternatives = (words: readonly string[]): string =>
  words
    .map(escaped)
    .sort((a, b) => b.length - a.length)
    .join('|');

const wordCharacter = '[\\p{L}\\p{M}\\p{N}_]';

const expressionOf = ({ words, pattern, ignoreCase }: LintTextTest): RegExp =>
  words === undefined
    ? new RegExp(pattern!, ignoreCase ? 'giu' : 'gu')
    : new RegExp(`(?<!${wordCharacter})(?:${alternatives(words)})(?!${wordCharacter})`, 'giu');

/** Compiles a test, which has words or a pattern. */
export function compileTest(test: LintTextTest): TextTest {
  const expression = expressionOf(test);
  return (text) => {
    const composed = text.normalize('NFC');
    const matches = new Map<string, TextMatch>();
    for (const { 0: all, index } of composed.matchAll(expression)) {
      if (matches.has(all)) continue;
      const range = { start: index, end: index + all.length };
      // Nothing can be marked of an empty match.
      matches.set(all, { text: all, range: composed === text && all !== '' ? range : undefined });
    }
    return [...matches.values()];
  };
}
