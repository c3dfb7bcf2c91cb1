/* Generated from src/page.json by `npm run codegen`. Do not edit. */
import type { AssetPath, BlockList, Href, Key, LintSuppression, ShortText } from './common.ts';

/** A page: an ordered list of content blocks and what surrounds them. */
export interface Page {
  /** Version of the page format. */
  schemaVersion: 1;
  /** Identifies the page in leads (page_id); its path if left out. */
  id?: Key;
  /** Where the page is reached, from the site's root. */
  path: string;
  /** The page's name, as people call it. */
  title: ShortText;
  /** What kind of page it is; some blocks look at it. */
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
   * When the page was published: a day (2024-01-29) or a moment (2024-01-29T09:30:00+11:00). Without an offset it is the tenant's local time. It selects the layout of the page's blocks.
   */
  publicationDate?: string;
  seo?: Seo;
  /** What the success page says instead of its own words, by category. */
  customSuccessMessages?: SuccessMessage[];
  /** When the editor saved the page, in milliseconds; ignored. */
  time?: number;
  /** The editor's version; ignored. */
  version?: string;
  /** Lint rules that are kept quiet on this page, each for a reason. */
  lintIgnore?: LintSuppression[];
  blocks: BlockList;
}

/** What search engines and shared links show. */
export interface Seo {
  /**
   * Title in search results and the browser's tab; the page's title and the site's name if left out.
   */
  title?: ShortText;
  /** One or two sentences for search results. */
  description?: string;
  /** Picture of shared links. */
  image?: AssetPath;
  /** The address that counts, where the same content has several. */
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
  /** For valuation categories: whether the visitor turned the offer down. */
  offerRejected?: boolean;
  blocks: BlockList;
}
