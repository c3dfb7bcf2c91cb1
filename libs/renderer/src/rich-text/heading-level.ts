/** A heading level below the page's title. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;
