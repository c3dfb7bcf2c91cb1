import { wordsOfValue } from './words-of-value.ts';

/** True for names of models or badges that differ as names do: in the first letter, by a plural, or in short words. */
export function areNames(one: string, other: string): boolean {
  const [a, b] = [wordsOfValue(one).split(' '), wordsOfValue(other).split(' ')];
  if (a.length !== b.length) return a.join('') !== b.join('');
  return a.some((word, index) => {
    const against = b[index]!;
    return (
      word !== against &&
      (word[0] !== against[0] ||
        Math.min(word.length, against.length) < 4 ||
        `${word}s` === against ||
        word === `${against}s`)
    );
  });
}
