/** Folds a text for comparison: no accents, lower case, spaces and commas as one space. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();
