import type { Answers, AnyBlock, DataQuery, DealerLocation } from '@forecourt/block-schemas';
import type { FormState, FormViewer, PromisedReply } from '@forecourt/forms';
import type { MarkupMemo } from '../memo/markup-memo.ts';
import type { PageSheet } from './page-styles.ts';

/** Kind of site: `preview` explains what it leaves out, `production` leaves it out in silence. */
export type RenderMode = 'production' | 'preview';

/** The captcha of forms: our own proof of work, or the widget of a service by its site key. */
export type CaptchaSetting =
  | { readonly kind: 'work'; readonly address: string }
  | { readonly kind: 'turnstile'; readonly siteKey: string };

/** State of the page's forms. */
export interface FormsSetting {
  /**
   * The form that was posted, by its id, and the step its visitor is on; never on a cached page.
   */
  readonly posted?: { readonly id: string; readonly state: FormState };
  readonly captcha: CaptchaSetting;
}

/** A loan as another page or a lead carries it. */
export interface RequestedLoan {
  /** Dollars. */
  readonly amount: number;
  readonly deposit?: number;
  readonly years?: number;
}

/** The visitor's request for the success page to repeat; nothing about the visitor. */
export interface RequestFacts {
  /** The cars in stock. */
  readonly cars?: readonly { readonly name: string; readonly href?: string }[];
  /** The car was sold or reserved by someone else before the visitor asked for it. */
  readonly unavailable?: 'sold' | 'reserved';
  /** The stock had no such car when the visitor asked to hold it. */
  readonly lacksCar?: boolean;
  /** The visitor's own car, in a request about it. */
  readonly ownCar?: string;
  /** Name of the dealer's location. */
  readonly location?: string;
  readonly locationId?: string;
  /** Name of the location of the car, if a test drive starts at another. */
  readonly carLocation?: string;
  /** Requested day and time in words. */
  readonly when?: string;
  /** Kind of service. */
  readonly work?: string;
  /** Dollars that the visitor would borrow, with the deposit and the years if they are known. */
  readonly loan?: RequestedLoan;
  /** The promised reply, if it depends on opening hours. */
  readonly reply?: PromisedReply;
  /** Address of the calendar file, if a time was requested. */
  readonly calendarHref?: string;
}

/** Facts about the visitor's own lead, for the success page. */
export interface LeadFacts {
  /** Valuation of the visitor's car in dollars. */
  readonly valuation?: number;
  readonly creditScore?: number;
  /** The lender did not answer: the application is saved, and the dealer's staff will call. */
  readonly saved?: true;
  readonly request?: RequestFacts;
}

/** A request for a page. The server, the renderer and every block extend this one type. */
export interface PageRequest {
  /** The request's path and the query that the page may read, `?` included; '' without a query. */
  readonly url: { readonly pathname: string; readonly search: string };
  /** Scheme and host, such as https://www.dealer.example. */
  readonly origin: string;
  /** The time the page is rendered for, ISO 8601: the renderer's only clock. */
  readonly now: string;
  readonly mode: RenderMode;
  /** Publication date to render the page at, instead of its own (CUT-5). */
  readonly at?: string;
  /** The signed-in visitor, if the page's forms depend on them; never on a cached page. */
  readonly viewer?: FormViewer;
  /** State of the page's forms; absent if none was posted. */
  readonly forms?: FormsSetting;
  /** Facts about the visitor's own lead; never on a cached page. */
  readonly leadFacts?: LeadFacts;
}

/** Queries of a page for the dealer's data. */
export interface PagePlan {
  /** Queries of all blocks, without duplicates. */
  readonly queries: readonly DataQuery[];
  /** Queries of each block that has a plan, by the block's data. */
  readonly byData: ReadonlyMap<AnyBlock['data'], readonly DataQuery[]>;
  /** First moment at which the plan changes, ISO 8601; undefined if time alone changes nothing. */
  readonly holdsUntil?: string | undefined;
}

/** A page request with answers to the page's queries. */
export interface AnsweredRequest extends PageRequest {
  /** The plan that was answered; rendering plans a block that is not in it. */
  readonly plan?: PagePlan;
  /** Answers to the plan's queries; a block whose queries are not all answered is left out. */
  readonly answers?: Answers;
  /**
   * Version of the dealer's data that the answers come from; undefined if it is unknown, or if a query
   * was not answered.
   */
  readonly dataVersion?: string | undefined;
  /** The dealer's locations, for the header of a page that may not ask for them itself. */
  readonly locations?: readonly DealerLocation[];
}

/** The answered request with the resources of this build. */
export interface RenderRequest extends AnsweredRequest {
  /** `@font-face` rules and files to preload for the tenant's two families. */
  readonly fonts: { readonly css: string; readonly preload: readonly string[] };
  /**
   * Returns the address that serves a style sheet, for the page to link to it; style sheets are inlined
   * if left out.
   */
  readonly linkStyles?: ((sheet: PageSheet) => string) | undefined;
  /** URL of the island entry. */
  readonly islandEntry: string;
  /** Further module scripts, such as preview's. */
  readonly scripts?: readonly string[];
  /**
   * Marks each rendered block with its JSON pointer, for tools that compare pages; never for a visitor.
   */
  readonly blockPointers?: BlockPointers;
  /** Markup of earlier pages; not for a page that shows something personal. */
  readonly memo?: MarkupMemo | undefined;
}

/** JSON pointers of blocks in their page, such as `/blocks/2`. */
export type BlockPointers = ReadonlyMap<AnyBlock, string>;
