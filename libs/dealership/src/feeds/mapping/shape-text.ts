import type { ImportField } from '@forecourt/block-schemas';
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

/** Plain text as HTML: an empty line starts a paragraph, a line end a line. */
const asParagraphs = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => escapeText(paragraph).split('\n'))
    .map((lines) => `<p>${lines.map((line) => line.trim()).join('<br>')}</p>`)
    .join('');

/** Capitalises words; a word with digits is a name and stays as it is: 4X4, GT86. */
const asCapitals = (text: string): string =>
  text.replace(/[\p{L}\d]+/gu, (word) =>
    /\d/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );

const hasTags = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text);

/** A text in the shape asked for. On one line, HTML aside. */
export function shapeText(text: string, shape: TextShape | undefined, isHtml: boolean): string {
  switch (shape) {
    case 'html':
      return text;
    case 'paragraphs':
      return asParagraphs(text);
    case undefined:
      if (isHtml) return hasTags(text) ? text : asParagraphs(text);
      break;
  }
  const line = text.replace(/\s+/g, ' ').trim();
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
      return asCapitals(line);
    default:
      return line;
  }
}
