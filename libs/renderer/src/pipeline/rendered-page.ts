import type { Skipped } from './render-pass.ts';

/** A finished document. */
export interface RenderedPage {
  /** The document in pieces that follow each other; the long ones uncopied. */
  readonly pieces: readonly string[];
  /** The document in one piece. */
  readonly html: string;
  /** The text of the one style element, for the Content-Security-Policy's hash. */
  readonly css: string;
  /** Names of the islands on the page; a page without any carries no script. */
  readonly islands: readonly string[];
  readonly skipped: readonly Skipped[];
}

/** Creates a finished document from its pieces, which are joined only when it is read as a whole. */
export const renderedPage = (
  pieces: readonly string[],
  rest: Omit<RenderedPage, 'pieces' | 'html'>,
): RenderedPage => ({
  ...rest,
  pieces,
  get html() {
    return pieces.join('');
  },
});
