import { digitsOf, numberWords, readCarFacts, withoutStopWords } from '@forecourt/domain';

const maxWords = 16;
const maxLetters = 64;
const cut = (word: string): string => word.slice(0, maxLetters);

/** Apostrophes as people type and paste them; `´` would otherwise decompose into a space. */
const apostrophes = /['’‘ʼ＇`´]/gu;

const plain = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/**
 * Synonyms: an entry with one of them is also found by the others. Words that mean a fact of a car
 * are in `car-facts.ts` of libs/domain.
 */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['grey', 'gray'],
    ['km', 'kms'],
  ].flatMap((group) => group.map((word) => [word, group] as const)),
);

/** Numbers of seats that people write as words. */
const seatNumbers = numberWords.slice(2, 10).join('|');

/** Numbers as one word: `80,000` without its comma, `7 seats` and `seven-seater` as `7seats`. */
const withNumbers = (text: string): string =>
  text
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(new RegExp(String.raw`\b(${seatNumbers})(?=[\s-]*seat(?:s|ers?)?\b)`, 'g'), digitsOf)
    .replace(/(?<![\p{L}\p{N}])(\d{1,2})[\s-]*seat(?:s|ers?)?(?![\p{L}\p{N}])/gu, '$1seats')
    .replace(/(?<![\p{L}\p{N}])(\d+)\s*kms?(?![\p{L}\p{N}])/gu, '$1km')
    .replace(/(?<![\p{L}\p{N}])4\s*[x\u00d7]\s*4(?![\p{L}\p{N}])/gu, '4x4');

/**
 * Equipment that people write as one word or two, `towbar` and `tow bar`, with a hyphen: each
 * spelling finds the others. A panoramic roof is a sunroof.
 */
const withCompounds = (text: string): string =>
  text
    .replace(/(?<=\bpanoramic (?:glass )?)(?=roof\b)/g, 'sun')
    .replace(/\b(tow|bull|nudge|sports)[ -]?(bar)s?\b|\b(sun|moon)[ -]?(roof)s?\b/g, '$1$3-$2$4');

/** Words of a query as the index has them. */
export interface ReadWords {
  readonly words: readonly string[];
  /** Words as typed that mean a fact of a car, by the word of the index. */
  readonly typed: ReadonlyMap<string, string>;
}

/**
 * Reads the words of a query, plain letters in lower case; at most 16 are looked up. Words with an
 * apostrophe are whole, as {@link indexWords} also holds them: `o'brien` is `obrien`. Words that
 * carry no meaning (`and`, `with`, `cars`) are left out.
 * @param hasFacts true if the index has the words of {@link readCarFacts}
 */
export function readWords(text: string, hasFacts: boolean): ReadWords {
  const spelt = plain(text).replace(/(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}])/gu, '');
  const facts = hasFacts ? readCarFacts(spelt) : { text: spelt, typed: new Map<string, string>() };
  const words = withoutStopWords(withNumbers(facts.text).match(/[\p{L}\p{N}]+/gu) ?? []);
  return { words: words.slice(0, maxWords).map(cut), typed: facts.typed };
}

/** The words of a query on an index without facts. */
export const queryWords = (text: string): readonly string[] => readWords(text, false).words;

/** Words of a query as they were typed. */
export const asTyped = (words: readonly string[], typed: ReadWords['typed']): readonly string[] =>
  words.flatMap((word) => typed.get(word)?.split(/[^\p{L}\p{N}]+/u) ?? [word]);

/**
 * The words that a text is found by: each as it is, words joined by a hyphen, dot, slash or
 * apostrophe also in one, letters and figures also apart, so that `CX-5`, `CX5` and `cx 5` find
 * each other; and the usual synonyms.
 */
export function indexWords(text: string): string[] {
  const found = new Set<string>();
  const add = (word: string) => {
    found.add(cut(word));
    for (const synonym of synonyms.get(word) ?? []) found.add(synonym);
  };
  const spelt = withCompounds(withNumbers(plain(text)));
  for (const [chunk] of spelt.matchAll(/[\p{L}\p{N}]+(?:[-./'][\p{L}\p{N}]+)*/gu)) {
    const parts = chunk.split(/[-./']/);
    for (const word of [...parts, parts.join('')]) {
      add(word);
      if (hasFigures(word)) for (const [run] of word.matchAll(/\p{L}+|\p{N}+/gu)) add(run);
    }
  }
  return [...found];
}

const exactMark = '~';

/** Vocabulary entry of a word that only exact matches find. */
export const exactWord = (word: string): string => exactMark + word;

/** True if a word of the vocabulary is found only as it is spelt. */
export const isExactWord = (word: string): boolean => word.startsWith(exactMark);

/**
 * Separates the words of a query that the index knows from those that it doesn't. The last word that
 * it knows may be unfinished. A single letter before unknown words is dropped with them: as the
 * beginning of a word it would match nearly every entry.
 * @param isKnown whether some entry is found by a word, by its beginning alone if it is `unfinished`
 */
export function knownWords(
  words: readonly string[],
  isKnown: (word: string, unfinished: boolean) => boolean,
): { readonly known: readonly string[]; readonly dropped: readonly string[] } {
  const known: string[] = [];
  const dropped: string[] = [];
  for (const word of words.toReversed()) {
    const isRemainder = known.length === 0 && dropped.length > 0 && /^\p{L}$/u.test(word);
    (!isRemainder && isKnown(word, known.length === 0) ? known : dropped).unshift(word);
  }
  return { known, dropped: [...new Set(dropped)] };
}

/** True for words with digits, which have no typo tolerance: `2020` is not `2021`. */
export const hasFigures = (word: string): boolean => /\p{N}/u.test(word);

/** How many typos a word may have: none below 4 letters or with figures, one below 8, else two. */
export const typosAllowed = (word: string): 0 | 1 | 2 =>
  hasFigures(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/**
 * How many letters apart two words are: letters missing, added, exchanged, or two neighbours
 * swapped (optimal string alignment distance, Damerau 1964 as restricted by Boytsov 2011).
 * @param unfinished compare with that beginning of `word` that is nearest
 * @returns a number above `max` as soon as it is clear that it is more
 */
export function typosBetween(
  typed: string,
  word: string,
  unfinished: boolean,
  max: number,
): number {
  if (typed.length - word.length > max) return max + 1;
  if (!unfinished && word.length - typed.length > max) return max + 1;
  const target = unfinished ? word.slice(0, typed.length + max) : word;
  let before: number[] = [];
  let previous = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= target.length; column++) {
      const same = typed[row - 1] === target[column - 1];
      let least = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === target[column - 2] &&
        typed[row - 2] === target[column - 1];
      if (swapped) least = Math.min(least, before[column - 2]! + 1);
      current.push(least);
    }
    if (Math.min(...current) > max && Math.min(...previous) > max) return max + 1;
    before = previous;
    previous = current;
  }
  return unfinished ? Math.min(...previous) : previous[target.length]!;
}

/** Words nearest to an unknown word; none if all are too far. */
export function nearestWords(
  typed: string,
  unfinished: boolean,
  vocabulary: Iterable<string>,
): string[] {
  let max: number = typosAllowed(typed);
  if (max === 0) return [];
  let nearest: string[] = [];
  let found = false;
  for (const word of vocabulary) {
    if (hasFigures(word) || isExactWord(word)) continue;
    const typos = typosBetween(typed, word, unfinished, max);
    if (typos > max) continue;
    if (typos < max || !found) {
      if (typos < max) nearest = [];
      max = typos;
      found = true;
    }
    nearest.push(word);
  }
  return nearest;
}
