const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** Returns mark-up without its tags, and with the usual entities decoded. */
const textOf = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: string) => entities[name]!);

/** Returns the text of inline HTML: without tags, with the usual entities decoded. */
export const inlineText = (html: string): string =>
  (/[<&]/.test(html) ? textOf(html) : html).replace(/\s\s+|[^\S ]/g, ' ').trim();
