import { escapeUTF8 } from 'entities/escape';
/** HTML that is safe to insert unescaped. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | false | undefined | readonly Part[];

const htmlOf = (part: Part): string => {
  if (part === false || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeUTF8(String(part));
  return 'html' in part ? part.html : part.map(htmlOf).join('');
};

/** Template tag for HTML: values are escaped, except for markup. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.reduce((html, text, index) => html + htmlOf(parts[index - 1]) + text),
});
