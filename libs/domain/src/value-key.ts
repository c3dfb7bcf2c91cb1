/**
 * The key under which spellings of one value are the same: `SUV`, `suv` and ` Suv `. Case and
 * surrounding or repeated spaces don't count; accents do.
 */
export const valueKey = (value: string): string => tidySpaces(value).toLowerCase().normalize('NFC');

/** A value without surrounding spaces, and with single spaces within it. */
export const tidySpaces = (value: string): string => value.trim().replace(/\s+/g, ' ');

/** How often each spelling of one value occurs. */
export type Spellings = ReadonlyMap<string, number>;

/** The most common spelling; of those that are equally common, the first by character code. */
export function commonestSpelling(spellings: Spellings): string | undefined {
  const [first] = [...spellings].sort(
    ([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1),
  );
  return first?.[0];
}
