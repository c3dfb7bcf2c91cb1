import { escapeUTF8 } from 'entities/escape';
/** HTML that may stand in a page as it is. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | false | undefined | readonly Part[];

const htmlOf = (part: Part): string => {
  if (part === false || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeUTF8(String(part));
  return 'html' in part ? part.html : part.map(htmlOf).join('');
};

/** HTML from a template: what is put in is escaped, unless it is mark-up itself. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.reduce((html, text, index) => html + htmlOf(parts[index - 1]) + text),
});
