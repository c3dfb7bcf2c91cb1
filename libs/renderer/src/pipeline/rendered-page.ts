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
  /** First moment at which the content changes, ISO 8601; undefined if time alone changes nothing. */
  readonly holdsUntil?: string;
}

/** Creates a document from its chunks, which are joined only when `html` is read. */
export const renderedPage = (
  pieces: readonly string[],
  {
    moments = [],
    ...rest
  }: Omit<RenderedPage, 'pieces' | 'html' | 'holdsUntil'> & {
    /** Moments at which the content changes, in UTC. */
    readonly moments?: readonly string[];
  },
): RenderedPage => ({
  ...rest,
  ...(moments.length > 0 && { holdsUntil: moments.toSorted()[0]! }),
  pieces,
  get html() {
    return pieces.join('');
  },
});
