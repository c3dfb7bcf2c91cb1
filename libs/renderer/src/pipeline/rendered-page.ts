import type { Answers } from '@forecourt/block-schemas';
import type { FormViewer } from '@forecourt/forms';
import type { SuccessFacts } from '../blocks/success/success-figures.tsx';
import type { PlacesOfBlocks, Skipped } from './render-pass.ts';
import type { FormsSetting, RenderMode } from './types.ts';

/** What the server knows and the renderer has to be told. */
export interface RenderSurroundings {
  readonly url: { readonly pathname: string; readonly search: string };
  /** Scheme and host, such as https://www.dealer.example. */
  readonly origin: string;
  /** The moment of rendering, ISO 8601. */
  readonly now: string;
  readonly mode: RenderMode;
  /** Publication date to show the page at, instead of its own (CUT-5). */
  readonly at?: string;
  /** `@font-face` rules and files to preload for the tenant's two families. */
  readonly fonts: { readonly css: string; readonly preload: readonly string[] };
  /** Answers to the page's plan (`planPage`); a block whose queries are not all answered is left out. */
  readonly answers?: Answers;
  /** Where the visitor is in the page's forms; a visitor who comes by, without it. */
  readonly forms?: FormsSetting;
  /** The signed-in visitor, if the page's forms look at them. */
  readonly viewer?: FormViewer;
  /** Figures of the visitor's own lead. */
  readonly successFacts?: SuccessFacts;
  /** Address of the island entry. */
  readonly islandEntry: string;
  /** Further module scripts, such as preview's. */
  readonly scripts?: readonly string[];
  /** Marks each drawn block with its place, for tools that compare drawings; never for a visitor. */
  readonly places?: PlacesOfBlocks;
}

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

/** A finished document in pieces, joined only for those who ask for it whole. */
export const rendered = (
  pieces: readonly string[],
  rest: Omit<RenderedPage, 'pieces' | 'html'>,
): RenderedPage => ({
  ...rest,
  pieces,
  get html() {
    return pieces.join('');
  },
});
