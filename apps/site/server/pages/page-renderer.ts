import type { Answers, DataQuery, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type { FormViewer } from '@forecourt/forms';
import type {
  FormsSetting,
  LeadFacts,
  Message,
  StaffScreen,
  VehicleScreen,
} from '@forecourt/renderer';

/** A page as the renderer leaves it. */
export interface RenderedDocument {
  /** HTML, in pieces that follow each other. */
  readonly pieces: readonly string[];
  /** Text of every `<style>` element in it, for the Content-Security-Policy. */
  readonly styles: readonly string[];
  /** What the operator should know: block types nobody knows, blocks that failed. */
  readonly notes: readonly string[];
}

/** What every document needs, whether page or message. */
export interface DocumentInput {
  readonly snapshot: TenantSnapshot;
  readonly url: { readonly pathname: string; readonly search: string };
  /** Scheme and host that the page is known under. */
  readonly origin: string;
  /** Where the visitor is in the page's forms; a visitor who comes by, without it. */
  readonly forms?: FormsSetting;
  /** The signed-in visitor, if the page's forms look at them. */
  readonly viewer?: FormViewer;
  /** Figures of the visitor's own lead, for the thanks. */
  readonly leadFacts?: LeadFacts;
  /** The moment the page is rendered for. */
  readonly now: Date;
  readonly mode: 'production' | 'preview';
  /** Publication date to show the page at, instead of its own (CUT-5). */
  readonly at?: string;
  /** Answers to what the page's plan asks; a block without all of its own is left out. */
  readonly answers?: Answers;
}

/** Draws documents; the site's only way to HTML. */
export interface PageRenderer {
  /**
   * A page of the tenant.
   * @throws only when the document as a whole cannot be drawn; a block that fails is left out.
   */
  readonly page: (entry: PageEntry, input: DocumentInput) => RenderedDocument;
  /** What the page asks of the dealer's data. */
  readonly plan: (entry: PageEntry, input: DocumentInput) => readonly DataQuery[];
  /** The page of a car. @throws when it cannot be drawn. */
  readonly vehicle: (page: VehicleScreen, input: DocumentInput) => RenderedDocument;
  /** The page of one of the dealer's people. @throws when it cannot be drawn. */
  readonly staff: (page: StaffScreen, input: DocumentInput) => RenderedDocument;
  /** The tenant's 404. */
  readonly missing: (input: DocumentInput) => RenderedDocument;
  /** The tenant's 500. `detail` is for developers and never given in production. */
  readonly failure: (input: DocumentInput, detail?: string) => RenderedDocument;
  /** Something else that the platform has to say, in the tenant's look. */
  readonly message: (message: Message, input: DocumentInput) => RenderedDocument;
  /** Query parameters that the page's blocks look at; all others are withheld from them. */
  readonly queryParameters: (entry: PageEntry, snapshot: TenantSnapshot) => readonly string[];
  /** Those among a query's parameters that hold what is the visitor's own. */
  readonly personalParameters: (entry: PageEntry, snapshot: TenantSnapshot) => readonly string[];
  /** Whether the page looks different to a visitor who is signed in. */
  readonly looksAtViewer: (entry: PageEntry, snapshot: TenantSnapshot) => boolean;
  /** Origins whose players may be framed. */
  readonly frameOrigins: readonly string[];
  /** Widths that pictures are served in. */
  readonly imageWidths: readonly number[];
}
