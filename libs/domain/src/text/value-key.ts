/**
 * Key of a value, equal for all its spellings: `SUV`, `suv` and ` Suv `. Case and surrounding or
 * repeated spaces make no difference; accents do.
 */
export const valueKey = (value: string): string => tidySpaces(value).toLowerCase().normalize('NFC');

/** Trims a value and collapses its spaces. */
export const tidySpaces = (value: string): string => value.trim().replace(/\s+/g, ' ');

/** Number of occurrences by spelling of one value. */
export type Spellings = ReadonlyMap<string, number>;

/** The most common spelling; of those that are equally common, the first by character code. */
export function commonestSpelling(spellings: Spellings): string | undefined {
  const [first] = [...spellings].sort(
    ([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1),
  );
  return first?.[0];
}
