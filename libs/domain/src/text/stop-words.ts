/** Words of a search that say nothing about a car: "a car with the towbar" looks for a towbar. */
const stopWords: ReadonlySet<string> = new Set(
  'an and or the with in for of car cars vehicle vehicles under below over above priced'.split(' '),
);

/** True for what follows the name `A`: "A class", "A 200". */
const isNamePart = (word: string): boolean => /^(?:class|\d.*)$/i.test(word);

/**
 * Returns the words that carry meaning. The article `a` is left out before another word, but is part
 * of names such as "A class" and "A 200", and the beginning of one at the end.
 */
export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word, at) => {
    const next = words[at + 1];
    const isArticle = word.toLowerCase() === 'a' && next !== undefined && !isNamePart(next);
    return !isArticle && !stopWords.has(word.toLowerCase());
  });

/** Trims words without meaning from both ends: "suv for" is "suv". */
export function trimStopWords(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const [first] = withoutStopWords(words);
  if (first === undefined) return '';
  const start = words.indexOf(first);
  const end = words.findLastIndex((word) => withoutStopWords([word]).length > 0);
  return words.slice(start, end + 1).join(' ');
}
