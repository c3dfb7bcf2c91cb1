/** HTML that may stand in a page as it is. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | false | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);

const htmlOf = (part: Part): string => {
  if (part === false || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(htmlOf).join('');
};

/** HTML from a template: what is put in is escaped, unless it is mark-up itself. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.reduce((html, text, index) => html + htmlOf(parts[index - 1]) + text),
});
