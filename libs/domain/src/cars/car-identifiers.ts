/** Characters of an identifier: a VIN has 17. */
const [shortest, longest] = [2, 20];

/** Key of a stock number, VIN or registration plate, however it is spaced: `abc-12d` is `ABC12D`. */
export const identifierKey = (text: string): string =>
  text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Keys that keywords may have typed an identifier as: each word with a digit, and all words together. */
export function identifiersIn(words: string): readonly string[] {
  const keys = [words, ...words.split(/\s+/)].map(identifierKey);
  return [...new Set(keys)].filter(
    (key) => /\d/.test(key) && key.length >= shortest && key.length <= longest,
  );
}

/** Attributes of the search index with the keys of a car's identifiers. */
const identifierAttributes = ['stock_key', 'vin', 'rego'] as const;

/** Filter for the cars that keywords name by an identifier; undefined if they can't. */
export function identifierFilter(words: string): string | undefined {
  const tests = identifiersIn(words).flatMap((key) =>
    identifierAttributes.map((attribute) => `${attribute}:"${key}"`),
  );
  return tests.length > 0 ? tests.join(' OR ') : undefined;
}
