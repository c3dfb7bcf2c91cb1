/** A style sheet of a page. */
export interface PageSheet {
  /** `site`, or the names of the page's block types and other parts, joined by dots. */
  readonly name: string;
  readonly css: string;
}

/** Styles of a page: the content of its style element, or addresses of style sheets to link to. */
export interface PageStyles {
  /** '' for a page that links to its style sheets. */
  readonly css: string;
  readonly styleLinks: readonly string[];
}
