/* Generated from src/lint-config.json by `npm run codegen`. Do not edit. */
import type { Slug } from './common.ts';

/** An image file is too large. */
export type LintImageTooLarge = LintLevel | LintImageTooLargeOptions;

/** off, warning or error. */
export type LintLevel = 'off' | 'warning' | 'error';

/** An offer ends soon. */
export type LintOfferEndsSoon = LintLevel | LintOfferEndsSoonOptions;

/** A title is longer than search results show. */
export type LintSeoTitleTooLong = LintLevel | LintSeoTitleTooLongOptions;

/** forecourt.config.json: the lint rules and their levels. */
export interface LintConfig {
  rules?: LintRules;
  /** Exceptions, in order; a later one takes precedence. */
  overrides?: LintOverride[];
}

/**
 * Rules by their ids: a level, or level and options. Rules that are left out have their default level.
 */
export interface LintRules {
  /** A page has no publication date. */
  'publication-date-missing'?: LintLevel;
  /** A publication date is not a valid date or time. */
  'publication-date-malformed'?: LintLevel;
  /** A publication date is in the future. */
  'publication-date-future'?: LintLevel;
  /** Only a later layout than the page's own uses a property. */
  'property-of-later-layout'?: LintLevel;
  /** Only an earlier layout than the page's own used a property. */
  'property-of-earlier-layout'?: LintLevel;
  /** A date within a day of a cutoff has no time zone. */
  'cutoff-near-without-time-zone'?: LintLevel;
  /** The registry of cutoffs is inconsistent. */
  'cutoff-registry'?: LintLevel;
  /** Changes by a new publication date; reported with --at. */
  'republication-changes'?: LintLevel;
  /** A link leads nowhere. */
  'link-target'?: LintLevel;
  /** An asset does not exist. */
  'asset-exists'?: LintLevel;
  /** A model, brand, person, location or data file does not exist. */
  'known-slug'?: LintLevel;
  /** Two pages have the same path. */
  'duplicate-path'?: LintLevel;
  /** An image has no alternative text. */
  'image-alt-missing'?: LintLevel;
  'image-too-large'?: LintImageTooLarge;
  /** A photograph has too few pixels for its block. */
  'image-too-small'?: LintLevel;
  /** Width and height have another aspect ratio than the file. */
  'image-wrong-dimensions'?: LintLevel;
  /** Headings skip a level. */
  'heading-order'?: LintLevel;
  /** A page has several headings of level 1. */
  'one-main-heading'?: LintLevel;
  /** No answer leads to a step. */
  'form-step-unreachable'?: LintLevel;
  /** A field or skip rule names a step that does not exist. */
  'form-step-target-missing'?: LintLevel;
  /** A skip rule leads backwards. */
  'form-step-target-backward'?: LintLevel;
  /** Two steps have the same key. */
  'form-step-repeated'?: LintLevel;
  /** A multi-step form has no steps, or a single form has some. */
  'form-steps-contradict-type'?: LintLevel;
  /** A step has no button to continue. */
  'form-step-dead-end'?: LintLevel;
  /** A partial lead can never be sent. */
  'form-partial-lead-never-sent'?: LintLevel;
  /** Two pages have the same title or description for search engines. */
  'seo-text-repeated'?: LintLevel;
  /** A title or description for search engines has superfluous white space. */
  'seo-white-space'?: LintLevel;
  /** A success message is never shown. */
  'success-message-unmatched'?: LintLevel;
  /** A model is in no category of the range. */
  'model-without-body'?: LintLevel;
  /** A price in a data file is 0 or less. */
  'price-not-positive'?: LintLevel;
  /** An offer has ended. */
  'offer-ended'?: LintLevel;
  'offer-ends-soon'?: LintOfferEndsSoon;
  /** Text and background of the theme have too little contrast. */
  'theme-contrast'?: LintLevel;
  /** The sliders or frequencies of a finance calculator contradict each other. */
  'calculator-range'?: LintLevel;
  /** An interest rate has no comparison rate. */
  'comparison-rate-missing'?: LintLevel;
  /** A feature flag is set to its default. */
  'feature-flag-without-effect'?: LintLevel;
  /** A text has mark-up that is removed when the page is rendered. */
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
  /** Maximum size of an image file in bytes. */
  maxBytes?: number;
  /** Maximum width of an image in pixels; vectors have none. */
  maxWidth?: number;
}

/** Level and options. */
export interface LintOfferEndsSoonOptions {
  level?: LintLevel;
  /** Days ahead that count as soon; --horizon overrides them. */
  days?: number;
}

/** Level and options. */
export interface LintSeoTitleTooLongOptions {
  level?: LintLevel;
  /** Maximum length of a title in characters. */
  maxLength?: number;
}

/** Other levels for some tenants or files. */
export interface LintOverride {
  /** Slugs of the tenants; all by default. */
  tenants?: Slug[];
  /**
   * Files or folders below the tenant's folder, such as pages/legal or data/offers.json; all by default.
   */
  files?: string[];
  rules: LintRules;
}
