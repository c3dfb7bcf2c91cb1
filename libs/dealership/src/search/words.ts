const mostWords = 16;
const longestWord = 64;
const cut = (word: string): string => word.slice(0, longestWord);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The words of what someone typed, plain letters in lower case; at most 16 are looked up. */
export const queryWords = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map(cut);

/**
 * The words that a text is found by: each as it stands, words joined by a hyphen, dot, slash or
 * apostrophe also in one, and letters and figures also apart, so that `CX-5`, `CX5` and `cx 5` find
 * each other.
 */
export function indexWords(text: string): string[] {
  const found = new Set<string>();
  for (const [chunk] of plain(text).matchAll(/[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)*/gu)) {
    const parts = chunk.split(/[-./'’]/);
    for (const word of [...parts, parts.join('')]) {
      found.add(cut(word));
      if (hasFigures(word))
        for (const [run] of word.matchAll(/\p{L}+|\p{N}+/gu)) found.add(cut(run));
    }
  }
  return [...found];
}

/** Whether a word holds figures: those are never forgiven a typo, for `2020` is not `2021`. */
export const hasFigures = (word: string): boolean => /\p{N}/u.test(word);

/** How many typos a word may have: none below 4 letters or with figures, one below 8, else two. */
export const typosAllowed = (word: string): 0 | 1 | 2 =>
  hasFigures(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/**
 * How many letters apart two words are: letters missing, added, exchanged, or two neighbours
 * swapped (optimal string alignment distance, Damerau 1964 as restricted by Boytsov 2011).
 * @param unfinished compare with that beginning of `word` that is nearest
 * @returns a number above `most` as soon as it is clear that it is more
 */
export function typosBetween(
  typed: string,
  word: string,
  unfinished: boolean,
  most: number,
): number {
  if (typed.length - word.length > most) return most + 1;
  if (!unfinished && word.length - typed.length > most) return most + 1;
  const target = unfinished ? word.slice(0, typed.length + most) : word;
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
    if (Math.min(...current) > most && Math.min(...previous) > most) return most + 1;
    before = previous;
    previous = current;
  }
  return unfinished ? Math.min(...previous) : previous[target.length]!;
}

/** Of some words those that are nearest to one that nobody uses; none if all are too far. */
export function nearestWords(
  typed: string,
  unfinished: boolean,
  vocabulary: Iterable<string>,
): string[] {
  let most: number = typosAllowed(typed);
  if (most === 0) return [];
  let nearest: string[] = [];
  let found = false;
  for (const word of vocabulary) {
    if (hasFigures(word)) continue;
    const typos = typosBetween(typed, word, unfinished, most);
    if (typos > most) continue;
    if (typos < most || !found) {
      if (typos < most) nearest = [];
      most = typos;
      found = true;
    }
    nearest.push(word);
  }
  return nearest;
}
