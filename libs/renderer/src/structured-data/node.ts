/** A schema.org entity as JSON-LD. */
export type Node = Readonly<Record<string, unknown>>;

/** Returns the absolute URL of a path on the site. */
export const absolute = (href: string, origin: string): string =>
  href.startsWith('/') ? origin + href : href;

/** Returns the node without empty properties. */
export const node = (given: Node): Node =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/**
 * Returns the graph as a JSON-LD script element, which browsers do not run. `<` is escaped, so that
 * no text can end the element.
 */
export const graphMarkup = (graph: readonly Node[]): string =>
  graph.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': graph,
      }).replaceAll('<', '\\u003c')}</script>`;
