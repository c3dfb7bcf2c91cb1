import type { LintTextTest } from '@forecourt/block-schemas';

/** Returns the matches of a test in a text, each once. */
export type TextTest = (text: string) => string[];

const escaped = (words: string): string =>
  words
    .normalize('NFC')
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
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
  return (text) => [
    ...new Set(Array.from(text.normalize('NFC').matchAll(expression), ([all]) => all)),
  ];
}
