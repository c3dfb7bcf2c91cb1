import type { Skipped } from './render-pass.ts';

/** A rendered HTML document. */
export interface RenderedPage {
  /** Consecutive chunks of the document; long ones are not copied. */
  readonly pieces: readonly string[];
  /** The document as one string. */
  readonly html: string;
  /** Content of the style element, for the Content-Security-Policy's hash. */
  readonly css: string;
  /** Names of the islands on the page. */
  readonly islands: readonly string[];
  readonly skipped: readonly Skipped[];
  /** True if failed sources left the page blank, or a page of cars without its cars. */
  readonly lacksSubject?: boolean;
  /** First moment at which the content changes, ISO 8601; undefined if time alone changes nothing. */
  readonly holdsUntil?: string | undefined;
}

/** Creates a document from its chunks, which are joined only when `html` is read. */
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
