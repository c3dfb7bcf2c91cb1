/** A thing of schema.org's vocabulary, as JSON-LD. */
export type Node = Readonly<Record<string, unknown>>;

/** An absolute address on the site. */
export const absolute = (href: string, origin: string): string =>
  href.startsWith('/') ? origin + href : href;

/** The node without what has no value: schema.org knows no empty things. */
export const node = (given: Node): Node =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/**
 * The graph as a data block for the document. Browsers do not run it, so it is no script; `<` is
 * escaped, so that no text in it can end it.
 */
export const graphMarkup = (graph: readonly Node[]): string =>
  graph.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': graph,
      }).replaceAll('<', '\\u003c')}</script>`;
