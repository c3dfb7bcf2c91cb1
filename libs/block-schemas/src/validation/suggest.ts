import { closest, distance } from 'fastest-levenshtein';

/** The known name closest to a misspelt one; undefined if none is close. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || name.length > 100) return undefined;
  const lower = name.toLowerCase();
  const sameLetters = known.find((candidate) => candidate.toLowerCase() === lower);
  if (sameLetters !== undefined) return sameLetters;
  const nearest = closest(name, [...known]);
  // A name of one letter has too little to compare.
  if (nearest === '') return undefined;
  return distance(name, nearest) <= Math.max(1, Math.floor(name.length * 0.4))
    ? nearest
    : undefined;
}
