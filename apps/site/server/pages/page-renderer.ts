import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';

/** A page as the renderer leaves it. */
export interface RenderedDocument {
  readonly html: string;
  readonly status: number;
  /** Text of every `<style>` element in it, for the Content-Security-Policy. */
  readonly styles: readonly string[];
  /** What the operator should know: block types nobody knows, blocks that failed. */
  readonly notes: readonly RenderNote[];
}

/** Something that the renderer left out of a page, and why. */
export interface RenderNote {
  /** The same fault has the same key, so that it is logged once and not with every visitor. */
  readonly key: string;
  readonly message: string;
  readonly error?: unknown;
}

/** What every document needs, whether page or error. */
export interface DocumentInput {
  readonly snapshot: TenantSnapshot;
  readonly url: { readonly pathname: string; readonly search: string };
  /** The moment the page is rendered for. */
  readonly now: Date;
  readonly mode: 'production' | 'preview';
}

/** Draws documents; the site's only way to HTML. */
export interface PageRenderer {
  /**
   * A page of the tenant.
   * @throws only when the document as a whole cannot be drawn; a block that fails is left out.
   */
  readonly page: (input: DocumentInput & { readonly entry: PageEntry }) => RenderedDocument;
  /** The tenant's error page. `detail` is shown to developers, never in production. */
  readonly error: (
    input: DocumentInput & { readonly status: 404 | 500; readonly detail?: string },
  ) => RenderedDocument;
  /** Query parameters that the page's blocks look at; all others are withheld from them. */
  readonly queryParameters: (entry: PageEntry) => readonly string[];
  /** Hosts whose players may be framed. */
  readonly frameHosts: readonly string[];
  /** Widths that pictures are served in. */
  readonly imageWidths: readonly number[];
}
