/** A text without accents, in small letters, spaces and commas as one space: so that any way of writing it finds it. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();
