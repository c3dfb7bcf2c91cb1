import { readCreditText, type CreditText } from './credit-text.ts';
import { wordsOf } from './html-links.ts';
import { rangeInMarkup } from './range-in-markup.ts';

/** Returns the statements of words in mark-up. Claims are quoted as visitors read them. */
export function readMarkupWords(html: string): CreditText | undefined {
  const text = wordsOf(html);
  const read = readCreditText(text);
  if (read === undefined || read.claims.length === 0) return read;
  return {
    ...read,
    claims: read.claims.map(({ kind, words, within }) => {
      const found = within && rangeInMarkup(html, within);
      return { kind, words: found?.words ?? words, within: found?.within };
    }),
  };
}
