/* Generated from src/lint-config.json by `npm run codegen`. Do not edit. */
import type { Slug } from './common.ts';

/** A picture file is large. */
export type LintImageTooLarge = LintLevel | LintImageTooLargeOptions;

/** off, warning or error. */
export type LintLevel = 'off' | 'warning' | 'error';

/** An offer ends soon. */
export type LintOfferEndsSoon = LintLevel | LintOfferEndsSoonOptions;

/** A title is longer than search results show. */
export type LintSeoTitleTooLong = LintLevel | LintSeoTitleTooLongOptions;

/** forecourt.config.json: how content is linted. */
export interface LintConfig {
  rules?: LintRules;
  /** Exceptions, in order; a later one wins. */
  overrides?: LintOverride[];
}

/** Rules by their ids: a level, or level and options. What is left out keeps its default. */
export interface LintRules {
  /** A page has no publication date. */
  'publication-date-missing'?: LintLevel;
  /** A publication date is no day or moment that exists. */
  'publication-date-malformed'?: LintLevel;
  /** A publication date is still to come. */
  'publication-date-future'?: LintLevel;
  /** A property is known only to a later layout than the page's date picks. */
  'property-of-later-layout'?: LintLevel;
  /** A property was known to an earlier layout only. */
  'property-of-earlier-layout'?: LintLevel;
  /** A date within a day of a cutoff has no time zone. */
  'cutoff-near-without-time-zone'?: LintLevel;
  /** The registry of cutoffs is out of order or beyond its ends. */
  'cutoff-registry'?: LintLevel;
  /** What a new publication date would change; told with --at. */
  'republication-changes'?: LintLevel;
  /** A link leads nowhere. */
  'link-target'?: LintLevel;
  /** A file of the assets folder is not there. */
  'asset-exists'?: LintLevel;
  /** A model, brand, person, location or data file is not there. */
  'known-slug'?: LintLevel;
  /** Two pages have one path. */
  'duplicate-path'?: LintLevel;
  /** A picture has no alternative text. */
  'image-alt-missing'?: LintLevel;
  'image-too-large'?: LintImageTooLarge;
  /** A photograph has too few pixels for its block. */
  'image-too-small'?: LintLevel;
  /** A picture is said to have another shape than its file. */
  'image-wrong-dimensions'?: LintLevel;
  /** Headings skip a level. */
  'heading-order'?: LintLevel;
  /** A page has several headings of level 1. */
  'one-main-heading'?: LintLevel;
  /** No answer leads to a step. */
  'form-step-unreachable'?: LintLevel;
  /** A field or rule names a step that is not there. */
  'form-step-target-missing'?: LintLevel;
  /** A skip rule names a step that is not later. */
  'form-step-target-backward'?: LintLevel;
  /** Two steps have one key. */
  'form-step-repeated'?: LintLevel;
  /** A multi-step form has no steps, or a single form has some. */
  'form-steps-contradict-type'?: LintLevel;
  /** A step has no button to go on. */
  'form-step-dead-end'?: LintLevel;
  /** An unfinished enquiry can never be sent. */
  'form-partial-lead-never-sent'?: LintLevel;
  /** Two pages have the same title or description for search engines. */
  'seo-text-repeated'?: LintLevel;
  /** A title or description for search engines has spaces that nobody means. */
  'seo-white-space'?: LintLevel;
  /** A success message fits no form. */
  'success-message-unmatched'?: LintLevel;
  /** A model is in no category of the range. */
  'model-without-body'?: LintLevel;
  /** A price in a data file is 0 or less. */
  'price-not-positive'?: LintLevel;
  /** An offer has ended. */
  'offer-ended'?: LintLevel;
  'offer-ends-soon'?: LintOfferEndsSoon;
  /** Two colours of the theme can't be told apart well enough. */
  'theme-contrast'?: LintLevel;
  /** The sliders or frequencies of a finance calculator contradict each other. */
  'calculator-range'?: LintLevel;
  /** An interest rate stands without its comparison rate. */
  'comparison-rate-missing'?: LintLevel;
  /** A flag is set to what holds without it. */
  'feature-flag-without-effect'?: LintLevel;
  /** Mark-up that is removed when the page is drawn. */
  'unsafe-html'?: LintLevel;
  /** A page has no description for search engines. */
  'seo-description-missing'?: LintLevel;
  'seo-title-too-long'?: LintSeoTitleTooLong;
  /** A suppression suppresses nothing. */
  'suppression-without-effect'?: LintLevel;
  /** A suppression is past its last day. */
  'suppression-expired'?: LintLevel;
}

/** Level and options. */
export interface LintImageTooLargeOptions {
  level?: LintLevel;
  /** Most bytes of a picture file. */
  maxBytes?: number;
  /** Most pixels that a picture is wide; vectors have none. */
  maxWidth?: number;
}

/** Level and options. */
export interface LintOfferEndsSoonOptions {
  level?: LintLevel;
  /** Days ahead that count as soon; --horizon says otherwise. */
  days?: number;
}

/** Level and options. */
export interface LintSeoTitleTooLongOptions {
  level?: LintLevel;
  /** Most characters of a title. */
  maxLength?: number;
}

/** Other levels for some tenants or files. */
export interface LintOverride {
  /** Slugs of the tenants; all if left out. */
  tenants?: Slug[];
  /**
   * Files or folders below the tenant's folder, such as pages/legal or data/offers.json; all if left out.
   */
  files?: string[];
  rules: LintRules;
}
