import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type {
  AnsweredRequest,
  Message,
  PagePlan,
  StaffScreen,
  VehicleScreen,
} from '@forecourt/renderer';
import type { TenantRequest } from './tenant-request.ts';

/** A rendered page. */
export interface RenderedDocument {
  /** HTML, in pieces that follow each other. */
  readonly pieces: readonly string[];
  /** Text of every `<style>` element in it, for the Content-Security-Policy. */
  readonly styles: readonly string[];
  /** Notes for the operator: unknown block types, blocks that failed. */
  readonly notes: readonly string[];
}

/** A tenant's request with answers to the page's queries. */
export type AnsweredTenantRequest = TenantRequest & AnsweredRequest;

/** Renders documents; the site's only way to HTML. */
export interface PageRenderer {
  /**
   * A page of the tenant.
   * @throws only when the document as a whole cannot be rendered; a block that fails is left out.
   */
  readonly page: (entry: PageEntry, request: AnsweredTenantRequest) => RenderedDocument;
  /** Plans the page's queries for the dealer's data. */
  readonly plan: (entry: PageEntry, request: TenantRequest) => PagePlan;
  /** The page of a car. @throws when it cannot be rendered. */
  readonly vehicle: (page: VehicleScreen, request: TenantRequest) => RenderedDocument;
  /** The page of one of the dealer's people. @throws when it cannot be rendered. */
  readonly staff: (page: StaffScreen, request: TenantRequest) => RenderedDocument;
  /** The tenant's 404. */
  readonly missing: (request: TenantRequest) => RenderedDocument;
  /** The tenant's 500. `detail` is for developers and never given in production. */
  readonly failure: (request: TenantRequest, detail?: string) => RenderedDocument;
  /** Something else that the platform has to say, in the tenant's look. */
  readonly message: (message: Message, request: TenantRequest) => RenderedDocument;
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
