import type { PageSheet } from '@forecourt/renderer';
import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type {
  AnsweredRequest,
  ChosenCarsScreen,
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
  /** True if it lacks what visitors came for, because sources failed. */
  readonly lacksSubject?: boolean | undefined;
  /** First moment at which the content changes, ISO 8601. */
  readonly holdsUntil?: string;
}

/** A tenant's request with answers to the page's queries. */
export type AnsweredTenantRequest = TenantRequest & AnsweredRequest;

/** Renders documents; all HTML of the site comes from it. */
export interface PageRenderer {
  /**
   * Renders a page of the tenant.
   * @throws only when the document as a whole cannot be rendered; a block that fails is left out.
   */
  readonly page: (entry: PageEntry, request: AnsweredTenantRequest) => RenderedDocument;
  /** Plans the page's queries for the dealer's data. */
  readonly plan: (entry: PageEntry, request: TenantRequest) => PagePlan;
  /** Renders the page of a car. @throws when it cannot be rendered. */
  readonly vehicle: (page: VehicleScreen, request: TenantRequest) => RenderedDocument;
  /** Renders the page of one of the dealer's people. @throws when it cannot be rendered. */
  readonly staff: (page: StaffScreen, request: TenantRequest) => RenderedDocument;
  /** Renders a page of saved or compared cars. @throws when it cannot be rendered. */
  readonly chosenCars: (page: ChosenCarsScreen, request: TenantRequest) => RenderedDocument;
  /** Returns one path that stands for every path with the same 404. */
  readonly missingPath: (pathname: string, tenant: TenantSnapshot) => string;
  /** Renders the tenant's 404. */
  readonly missing: (request: TenantRequest) => RenderedDocument;
  /** Renders the tenant's 500. `detail` is for developers and never passed in production. */
  readonly failure: (request: TenantRequest, detail?: string) => RenderedDocument;
  /** Renders another message of the platform in the tenant's look. */
  readonly message: (message: Message, request: TenantRequest) => RenderedDocument;
  /** Returns the query parameters that the page's blocks read; all others are withheld from them. */
  readonly queryParameters: (entry: PageEntry, snapshot: TenantSnapshot) => readonly string[];
  /** Returns the query parameters that contain personal data. */
  readonly personalParameters: (entry: PageEntry, snapshot: TenantSnapshot) => readonly string[];
  /** Returns true if the page differs for a signed-in visitor. */
  readonly looksAtViewer: (entry: PageEntry, snapshot: TenantSnapshot) => boolean;
  /** Returns a style sheet that the tenant's pages link to; undefined for an unknown name. */
  readonly styleSheet: (name: string, tenant: TenantSnapshot) => PageSheet | undefined;
  /** Origins whose players may be framed. */
  readonly frameOrigins: readonly string[];
  /** Widths of renditions. */
  readonly imageWidths: readonly number[];
}
