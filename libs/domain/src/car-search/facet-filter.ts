/** Facet filter of a search for one value; without the escape a leading hyphen would mean "not". */
export const facetFilter = (attribute: string, value: string): string =>
  `${attribute}:${value.startsWith('-') ? '\\' : ''}${value}`;
