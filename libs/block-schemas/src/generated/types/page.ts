/* Generated from src/page.json by `npm run codegen`. Do not edit. */
import type { AssetPath, BlockList, Href, Key, LintSuppression, ShortText } from './common.ts';

/** A page: content blocks in order, with the page's address, title and date. */
export interface Page {
  /** Version of the page format. */
  schemaVersion: 1;
  /** Id of the page in leads (page_id); its path by default. */
  id?: Key;
  /** Path of the page, from the site's root. */
  path: string;
  /** Title of the page. */
  title: ShortText;
  /** Kind of the page; some blocks depend on it. */
  pageType?:
    | 'Page'
    | 'Home'
    | 'Car'
    | 'Model'
    | 'Offers'
    | 'Finance'
    | 'Service'
    | 'Parts'
    | 'Team'
    | 'Contact'
    | 'Success'
    | 'Legal';
  /**
   * Publication date: a date (2024-01-29) or a time (2024-01-29T09:30:00+11:00), without an offset in the tenant's local time. It selects the layout of the page's blocks.
   */
  publicationDate?: string;
  seo?: Seo;
  /** Messages of the thank-you page in place of the built-in ones, by category. */
  customSuccessMessages?: SuccessMessage[];
  /** When the editor saved the page, in milliseconds; ignored. */
  time?: number;
  /** The editor's version; ignored. */
  version?: string;
  /** Lint rules that are suppressed on this page, each with a reason. */
  lintIgnore?: LintSuppression[];
  blocks: BlockList;
}

/** Texts and image for search engines and shared links. */
export interface Seo {
  /**
   * Title in search results and the browser tab; by default the page's title and the site's name.
   */
  title?: ShortText;
  /** One or two sentences for search results. */
  description?: string;
  /** Image of shared links. */
  image?: AssetPath;
  /** Canonical address, where the same content has several. */
  canonical?: Href;
  /** Keep the page out of search engines. */
  noindex?: boolean;
}

/**
 * A custom success message, matched by category and subcategory and, for valuations, by whether the offer was rejected.
 */
export interface SuccessMessage {
  /** The form's category, such as service-booking. */
  category: ShortText;
  /** The form's subcategory. */
  subcategory?: ShortText;
  /** For valuation categories: true for visitors who declined the offer. */
  offerRejected?: boolean;
  blocks: BlockList;
}
