import type { ImportField } from '@forecourt/block-schemas';
import { decodeHTMLStrict } from 'entities/decode';
import { escapeText } from 'entities/escape';

/** Shapes that a mapping can ask for. */
export type TextShape = NonNullable<Exclude<ImportField, string>['as']>;

const maxSlugLength = 120;
const maxKeyLength = 100;
/** Characters of a text that are read for a name. */
const maxNameLength = 1000;

/** Letters without their accents; ß and the like stay and are left out of addresses. */
const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Cuts a slug at a hyphen rather than within a word. */
function cutAtHyphen(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const end = cut.lastIndexOf('-');
  return text.slice(0, end > 0 ? end : longest);
}

/** Lower-case words joined by hyphens, as in a URL. */
const asSlug = (text: string): string =>
  cutAtHyphen(
    withoutAccents(text.slice(0, maxNameLength))
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    maxSlugLength,
  );

const asKey = (text: string): string =>
  withoutAccents(text.slice(0, maxNameLength))
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxKeyLength);

/**
 * Plain text with the characters that its entities stand for, `&` for `&amp;`, without control
 * characters. A feed's text is escaped again wherever it is rendered.
 */
export const decodedText = (text: string): string =>
  text.includes('&')
    ? decodeHTMLStrict(text).replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    : text;

/** Plain text as HTML: an empty line starts a paragraph, a line end a line. */
const asParagraphs = (text: string): string =>
  decodedText(text)
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => escapeText(paragraph).split('\n'))
    .map((lines) => `<p>${lines.map((line) => line.trim()).join('<br>')}</p>`)
    .join('');

/** Longest word in capitals that is taken for an abbreviation: AWD, GT. */
const maxAbbreviation = 3;

const capitalized = (word: string): string =>
  word.length <= maxAbbreviation && word !== word.toLowerCase()
    ? word
    : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/**
 * Capitalises words. Names with digits stay as they are (4X4, GT86, CX-5), and so do abbreviations of up
 * to three letters.
 * @param keep words as they are written
 */
function asCapitals(text: string, keep: readonly string[]): string {
  const kept = new Map(keep.map((word) => [word.toLowerCase(), word]));
  const keptOr = (word: string, other: () => string) => kept.get(word.toLowerCase()) ?? other();
  return text.replace(/[^\s/,()]+/gu, (name) =>
    keptOr(name, () =>
      /\d/.test(name)
        ? name
        : name.replace(/\p{L}+/gu, (word) => keptOr(word, () => capitalized(word))),
    ),
  );
}

const hasTags = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text);

/**
 * A text in the shape asked for. On one line, HTML aside.
 * @param keep words that `capitals` writes as they are here
 */
export function shapeText(
  text: string,
  shape: TextShape | undefined,
  isHtml: boolean,
  keep: readonly string[] = [],
): string {
  switch (shape) {
    case 'html':
      return text;
    case 'paragraphs':
      return asParagraphs(text);
    case undefined:
      if (isHtml) return hasTags(text) ? text : asParagraphs(text);
      break;
  }
  const line = decodedText(text).replace(/\s+/g, ' ').trim();
  switch (shape) {
    case 'slug':
      return asSlug(line);
    case 'key':
      return asKey(line);
    case 'upper':
      return line.toUpperCase();
    case 'lower':
      return line.toLowerCase();
    case 'capitals':
      return asCapitals(line, keep);
    default:
      return line;
  }
}
