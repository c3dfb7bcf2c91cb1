/* Generated from src/lint-config.json by `npm run codegen`. Do not edit. */
import type { Slug } from './common.ts';

/** Credit is advertised without a comparison rate. */
export type LintComparisonRateMissing = LintLevel | LintComparisonRateMissingOptions;

/** off, warning or error. */
export type LintLevel = 'off' | 'warning' | 'error';

/**
 * Words that count as advertised credit: a rate ("2.9% p.a."), a repayment ("$89 a week"), "no deposit", "interest free".
 */
export type LintCreditClaims = ('rate' | 'repayment' | 'no-deposit' | 'interest-free')[];

/** An image file is too large. */
export type LintImageTooLarge = LintLevel | LintImageTooLargeOptions;

/** An offer ends soon. */
export type LintOfferEndsSoon = LintLevel | LintOfferEndsSoonOptions;

/** A title is longer than search results show. */
export type LintSeoTitleTooLong = LintLevel | LintSeoTitleTooLongOptions;

/** The words of a link don't say where it leads. */
export type LintLinkTextVague = LintLevel | LintLinkTextVagueOptions;

/** Credit is advertised without an Australian credit licence number. */
export type LintCreditLicenceMissing = LintLevel | LintCreditLicenceMissingOptions;

/** Credit is advertised without its annual rate and mandatory fees. */
export type LintCreditTermsMissing = LintLevel | LintCreditTermsMissingOptions;

/** No text promises finance before an application is assessed. */
export type LintApprovalClaim = LintLevel | LintApprovalClaimOptions;

/** A rule of customRules or of a plugin. */
export type LintOwnRule = LintLevel | LintOwnRuleOptions;

/** Words, a pattern, or true. */
export type LintCondition = boolean | LintTextTest;

/** No text names a law, a fee or a document that only another country has. */
export type LintForeignTerm = LintLevel | LintForeignTermOptions;

/** Status, type and facets of cars have values that the site knows. */
export type LintCarValueUnknown = LintLevel | LintCarValueUnknownOptions;

/** A person of the team is in an unknown category. */
export type LintTeamCategoryUnknown = LintLevel | LintTeamCategoryUnknownOptions;

/** forecourt.config.json: the lint rules, their levels, and rules of your own. */
export interface LintConfig {
  /**
   * Shared configurations that this one builds on, in order; a later one takes precedence, and this one over all.
   *
   * Items: A file relative to this one, such as "./group.json", or the name of an npm package.
   */
  extends?: string[];
  /**
   * JavaScript modules with further rules. Only the operator’s own configuration may name any, not one in a tenant’s folder.
   *
   * Items: A file relative to this one, such as "./rules/plugin.js", or the name of an npm package.
   */
  plugins?: string[];
  rules?: LintRules;
  /** Exceptions, in order; a later one takes precedence. */
  overrides?: LintOverride[];
  customRules?: LintCustomRules;
}

/**
 * Rules by their ids: a level, or level and options. Rules that are left out have their default level.
 */
export interface LintRules {
  /** An asset does not exist. */
  'asset-exists'?: LintLevel;
  /** The sliders or frequencies of a finance calculator contradict each other. */
  'calculator-range'?: LintLevel;
  'comparison-rate-missing'?: LintComparisonRateMissing;
  /** A date within a day of a cutoff has no time zone. */
  'cutoff-near-without-time-zone'?: LintLevel;
  /** The registry of cutoffs is inconsistent. */
  'cutoff-registry'?: LintLevel;
  /** Two pages have the same path. */
  'duplicate-path'?: LintLevel;
  /** A feature flag is set to its default. */
  'feature-flag-without-effect'?: LintLevel;
  /** A select or radio field has no options. */
  'form-choice-without-options'?: LintLevel;
  /** A form asks for neither a phone number nor an email address. */
  'form-contact-missing'?: LintLevel;
  /** A preselected option is not one of the field’s options. */
  'form-default-unmatched'?: LintLevel;
  /** A field has a name that leads or browsers use themselves. */
  'form-field-name-reserved'?: LintLevel;
  /** A field has the name of an earlier field. */
  'form-field-repeated'?: LintLevel;
  /**
   * The type, the label and the example of a field suit what it holds, and its label says “optional” or “required” as it is.
   */
  'form-field-type-unsuitable'?: LintLevel;
  /** A field has no label that says what to enter. */
  'form-field-without-label'?: LintLevel;
  /** A required hidden field has no value. */
  'form-hidden-without-value'?: LintLevel;
  /** A partial lead can never be sent. */
  'form-partial-lead-never-sent'?: LintLevel;
  /** A field has a property that its type ignores. */
  'form-property-without-effect'?: LintLevel;
  /** A value of a skip rule is not an option of its field. */
  'form-skip-value-unmatched'?: LintLevel;
  /** A skip rule leads to the next step, or a value belongs to two rules. */
  'form-skip-without-effect'?: LintLevel;
  /** A step has no button to continue. */
  'form-step-dead-end'?: LintLevel;
  /** A step of a form has no fields. */
  'form-step-empty'?: LintLevel;
  /** Two steps have the same key. */
  'form-step-repeated'?: LintLevel;
  /** A skip rule leads backwards. */
  'form-step-target-backward'?: LintLevel;
  /** A field or skip rule names a step that does not exist. */
  'form-step-target-missing'?: LintLevel;
  /** No answer leads to a step. */
  'form-step-unreachable'?: LintLevel;
  /** A multi-step form has no steps, or a single form has some. */
  'form-steps-contradict-type'?: LintLevel;
  /** Headings skip a level. */
  'heading-order'?: LintLevel;
  /** An image has no alternative text. */
  'image-alt-missing'?: LintLevel;
  'image-too-large'?: LintImageTooLarge;
  /** A photograph has too few pixels for its block. */
  'image-too-small'?: LintLevel;
  /** Width and height have another aspect ratio than the file. */
  'image-wrong-dimensions'?: LintLevel;
  /** A model, brand, person, location or data file does not exist. */
  'known-slug'?: LintLevel;
  /** A link leads nowhere. */
  'link-target'?: LintLevel;
  /** The tenant has no source of the data that a block shows or names. */
  'missing-data'?: LintLevel;
  /** A block shows cars or offers without a data file; switch it off where they are imported. */
  'missing-importable-data'?: LintLevel;
  /** A model is in no category of the range. */
  'model-without-body'?: LintLevel;
  /** An offer has ended. */
  'offer-ended'?: LintLevel;
  'offer-ends-soon'?: LintOfferEndsSoon;
  /** A page has several headings of level 1. */
  'one-main-heading'?: LintLevel;
  /** A price in a data file is 0 or less. */
  'price-not-positive'?: LintLevel;
  /** Only an earlier layout than the page's own used a property. */
  'property-of-earlier-layout'?: LintLevel;
  /** Only a later layout than the page's own uses a property. */
  'property-of-later-layout'?: LintLevel;
  /** A publication date is in the future. */
  'publication-date-future'?: LintLevel;
  /** A publication date is not a valid date or time. */
  'publication-date-malformed'?: LintLevel;
  /** A page has no publication date. */
  'publication-date-missing'?: LintLevel;
  /** Changes by a new publication date; reported with --at. */
  'republication-changes'?: LintLevel;
  /** A page has no description for search engines. */
  'seo-description-missing'?: LintLevel;
  /** Two pages have the same title or description for search engines. */
  'seo-text-repeated'?: LintLevel;
  'seo-title-too-long'?: LintSeoTitleTooLong;
  /** A title or description for search engines has superfluous white space. */
  'seo-white-space'?: LintLevel;
  /** A booking page is of a host that is not allowed, or a price belongs to no kind of service. */
  'service-setting-without-effect'?: LintLevel;
  /** A success message is never shown. */
  'success-message-unmatched'?: LintLevel;
  /** A suppression is past its last day. */
  'suppression-expired'?: LintLevel;
  /** A suppression suppresses nothing. */
  'suppression-without-effect'?: LintLevel;
  /** Text and background of the theme have too little contrast. */
  'theme-contrast'?: LintLevel;
  /** A text has mark-up that is removed when the page is rendered. */
  'unsafe-html'?: LintLevel;
  /** An address begins with http://. */
  'link-insecure'?: LintLevel;
  /** A link leads to the editor's own computer or network. */
  'link-local'?: LintLevel;
  /** An address can't be opened. */
  'link-malformed'?: LintLevel;
  /** A link writes out the site's own domain. */
  'link-own-domain'?: LintLevel;
  /** A link leads to a mailbox, an editor's page, a preview or a folder behind a login. */
  'link-private'?: LintLevel;
  /** A link goes by way of another service, or has the id of a click. */
  'link-tracked'?: LintLevel;
  /** A link leads nowhere. */
  'link-without-target'?: LintLevel;
  /** A link has no words. */
  'link-without-text'?: LintLevel;
  'link-text-vague'?: LintLinkTextVague;
  /** The alternative text of a picture names another model than its caption or heading. */
  'image-alt-contradictory'?: LintLevel;
  /** An alternative text is the name of a file. */
  'image-alt-file-name'?: LintLevel;
  /** The template of a component leaves a property unused, or the component declares it twice. */
  'component-property-unused'?: LintLevel;
  'credit-licence-missing'?: LintCreditLicenceMissing;
  'credit-terms-missing'?: LintCreditTermsMissing;
  /** A price before on-road costs has no drive-away price. */
  'drive-away-price-missing'?: LintLevel;
  /**
   * A table in mark-up has no heading cells, or a row of headings in a table block is not marked.
   */
  'table-without-headings'?: LintLevel;
  /** A person of the team is in an unknown category. */
  'team-category-unknown'?: LintTeamCategoryUnknown;
  /** A person of the team has no photo. */
  'team-photo-missing'?: LintLevel;
  /** A link leads to an address that has moved. */
  'link-redirected'?: LintLevel;
  /** An asset that nothing names. */
  'asset-unused'?: LintLevel;
  /** Two questions of a step, or two steps, have the same label. */
  'form-label-repeated'?: LintLevel;
  /** A field has the same option twice. */
  'form-option-repeated'?: LintLevel;
  /** A recorded price reduction is not true. */
  'price-reduction-untrue'?: LintLevel;
  /**
   * Opening hours of a department do not overlap, and those in texts end after they begin and are those of a location.
   */
  'opening-hours-contradictory'?: LintLevel;
  /** Every focal point in the settings has an effect. */
  'focal-point-without-effect'?: LintLevel;
  /** A form asks for everything that its texts promise. */
  'form-promise-unmet'?: LintLevel;
  'approval-claim'?: LintApprovalClaim;
  /** No offer contradicts its own price, rate or last day. */
  'offer-contradictory'?: LintLevel;
  /** The page that forms lead to exists. */
  'thank-you-missing'?: LintLevel;
  /** No text is a placeholder, a note to oneself or an unfilled template, or cut off. */
  'placeholder-text'?: LintLevel;
  /** No form asks for card numbers, passwords or government identifiers that the law protects. */
  'form-data-sensitive'?: LintLevel;
  /**
   * Consent to marketing and to terms is given by the visitor: never ticked in advance, and marketing never required.
   */
  'form-consent-not-free'?: LintLevel;
  /** Figures and dates of cars are plausible. */
  'car-figure-implausible'?: LintLevel;
  /** A car shows a note that is for the dealer's own people or the trade. */
  'car-note-internal'?: LintLevel;
  /** No two cars have the same VIN or stock number. */
  'car-repeated'?: LintLevel;
  /** A film has no poster or no title, or is a page of another site. */
  'video-incomplete'?: LintLevel;
  /** A vehicle identification number has 17 characters, without I, O and Q. */
  'vin-malformed'?: LintLevel;
  /** Prices are plausible and agree with each other. */
  'price-implausible'?: LintLevel;
  /**
   * Postcodes, states and coordinates of locations are in the site’s country and agree with each other and with texts.
   */
  'address-implausible'?: LintLevel;
  /** Every phone number can be dialled. */
  'phone-number-invalid'?: LintLevel;
  /** Business numbers have the right digits, and licences have a number. */
  'business-number-invalid'?: LintLevel;
  /** Every page has content. */
  'page-empty'?: LintLevel;
  /** No text has the name of the dealer, a person or a model with a wrong letter. */
  'name-misspelt'?: LintLevel;
  /** No list of the navigation has an entry twice, or none. */
  'navigation-repeated'?: LintLevel;
  /** Every page is linked from another page, the navigation or data. */
  'page-unlinked'?: LintLevel;
  /** The canonical address of a page is on its own site. */
  'seo-canonical-elsewhere'?: LintLevel;
  /** Search engines may show the home page. */
  'seo-home-hidden'?: LintLevel;
  /** Every embed is of a site that pages can show in a frame. */
  'embed-not-shown'?: LintLevel;
  /** A picture for phones is in portrait format. */
  'image-not-portrait'?: LintLevel;
  /** No offer ends years from now. */
  'offer-end-implausible'?: LintLevel;
  /** Status, type and facets of cars have values that the site knows. */
  'car-value-unknown'?: LintCarValueUnknown;
  /** No dated holiday is long past. */
  'holiday-past'?: LintLevel;
  /** Time zones, currency and locale are those of the site’s country. */
  'region-contradictory'?: LintLevel;
  /** No block is without content, and no heading, row or entry in one. */
  'block-empty'?: LintLevel;
  /**
   * No list has an entry twice, no block is followed by its copy, and no page has a paragraph twice.
   */
  'entry-repeated'?: LintLevel;
  /** Every description for search engines is short enough to be read. */
  'seo-description-too-long'?: LintLevel;
  /** Titles and descriptions for search engines are more than a word. */
  'seo-text-too-short'?: LintLevel;
  /** A location has opening hours of a department that it lacks. */
  'location-contradictory'?: LintLevel;
  /** No text shows mark-up to visitors: neither Markdown, tags in plain text nor entities. */
  'markup-as-text'?: LintLevel;
  /**
   * No text contradicts the reply times, the holding deposit, the founding year, or the business and licence numbers of the settings.
   */
  'text-contradictory'?: LintLevel;
  /** No text has characters that were damaged on the way, or that nobody sees. */
  'text-garbled'?: LintLevel;
  /** Tags of mark-up are closed, and of the kinds that the text may have. */
  'markup-malformed'?: LintLevel;
  /** Every row of a table has as many cells as the first, and no column is empty. */
  'table-uneven'?: LintLevel;
  /** The text of a label has too little contrast with its background. */
  'label-contrast'?: LintLevel;
  /**
   * A number, an address, a model, a page or a search that the words of a link name is what it leads to.
   */
  'link-contradictory'?: LintLevel;
  /** The location’s name of a car is that of its location. */
  'car-location-contradictory'?: LintLevel;
  /** Rates and running costs are plausible, and comparison rates are not below the rate. */
  'rate-implausible'?: LintLevel;
  /**
   * What blocks and links filter by is what cars, offers, models or reviews have, and what a heading of cars names.
   */
  'filter-unmatched'?: LintLevel;
  /** Reviews are in the past, and their sum and average are those of their stars. */
  'review-contradictory'?: LintLevel;
  /**
   * In New Zealand, a used car that is offered online is shown with its Consumer Information Notice.
   */
  'consumer-notice-missing'?: LintLevel;
  /**
   * The name of a car names its own make and model, and its comments, engine and label agree with its fields.
   */
  'car-name-contradictory'?: LintLevel;
  /**
   * Dates in texts exist and have their weekday, periods end after they begin, holidays are on their day, and no heading is about a sale of a past year.
   */
  'date-contradictory'?: LintLevel;
  /**
   * Each colour of a model has a name of its own and belongs to one of its versions, versions are named after it, the brochure is a document about it, and so is its page.
   */
  'model-contradictory'?: LintLevel;
  /**
   * No e-mail address has a misspelt domain, and no web address one a letter from the site’s own.
   */
  'mail-domain-misspelt'?: LintLevel;
  /** No text names a law, a fee or a document that only another country has. */
  'foreign-term'?: LintForeignTerm;
  /** No text takes rights away that consumer law gives to buyers. */
  'consumer-rights-denied'?: LintLevel;
  /** An establishment fee in texts is the one of the settings, which repayments include. */
  'credit-fee-contradictory'?: LintLevel;
  /** Every colour of a car belongs to a basic colour, by which visitors filter. */
  'car-colour-ungrouped'?: LintLevel;
  /**
   * No text names another website of the folder as its own, nor its phone number or e-mail address.
   */
  'copied-from-sibling'?: LintLevel;
  /** Every local phone number in texts is that of the site, a location or a person. */
  'phone-number-unlisted'?: LintLevel;
  /** Opening and booking hours end after they begin. */
  'opening-hours-ignored'?: LintLevel;
  /** No text has a common misspelling, or a small word twice. */
  'word-misspelt'?: LintLevel;
}

/** Level and options. */
export interface LintComparisonRateMissingOptions {
  level?: LintLevel;
  claims?: LintCreditClaims;
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

/** Level and options. */
export interface LintLinkTextVagueOptions {
  level?: LintLevel;
  /** Further labels that say too little, such as "read more". */
  phrases?: string[];
}

/** Level and options. */
export interface LintCreditLicenceMissingOptions {
  level?: LintLevel;
  claims?: LintCreditClaims;
}

/** Level and options. */
export interface LintCreditTermsMissingOptions {
  level?: LintLevel;
  claims?: LintCreditClaims;
}

/** Level and options. */
export interface LintApprovalClaimOptions {
  level?: LintLevel;
  /**
   * Promises that count: "guaranteed approval", "no credit check", "bad credit OK", "instant approval", "pre-approved".
   */
  claims?: ('guaranteed' | 'no-credit-check' | 'bad-credit' | 'instant' | 'pre-approved')[];
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

/** Rules of your own by their ids, a group and a name such as acme/banned-words. */
export interface LintCustomRules {
  [k: string]: LintCustomRule;
}

/**
 * A rule: where it looks, one condition (forbid, require, requireOnPage or maxLength), and a message.
 */
export interface LintCustomRule {
  /** One sentence about content that follows the rule. */
  description: string;
  /** What is wrong, then what to do. {match} is replaced by the text that is wrong. */
  message: string;
  /** Severity of its findings. */
  severity?: 'warning' | 'error';
  /** Address of its documentation. */
  url?: string;
  /** Types of the blocks that it looks at, or names of custom components; all by default. */
  blocks?: string[];
  /** Kinds of the texts that it looks at; everything that visitors read by default. */
  texts?: (
    | 'text'
    | 'text-alt'
    | 'text-link'
    | 'html-inline'
    | 'html-block'
    | 'link'
    | 'asset'
    | 'brand'
    | 'component'
    | 'data'
    | 'location'
    | 'model'
    | 'price'
    | 'team'
  )[];
  /**
   * JSONPath (RFC 9535) to the values that it looks at: in the data of each block of "blocks", else in each page or in "files".
   */
  path?: string;
  /**
   * Files or folders below the tenant's folder, such as pages/offers or site.json; all by default.
   */
  files?: string[];
  /** Slugs of the tenants; all by default. */
  tenants?: Slug[];
  /** Every match is a finding; with true, everything that is selected is. */
  forbid?: LintCondition;
  /**
   * Everything selected that does not match is a finding; with true, it is a finding if nothing is selected.
   */
  require?: LintCondition;
  /** Text that a page needs, if it has anything that is selected and that "when" matches. */
  requireOnPage?: LintTextTest;
  /** Text that makes requireOnPage apply to a page. */
  when?: LintTextTest;
  /** Maximum length of a text in characters, without mark-up. */
  maxLength?: number;
}

/** Level and options. */
export interface LintOwnRuleOptions {
  level?: LintLevel;
  /** An option of the rule. */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | LintLevel
    | undefined;
}

/** Words or a pattern in a text; one of them is needed. */
export interface LintTextTest {
  /** Whole words or phrases, in upper or lower case. */
  words?: string[];
  /** A JavaScript regular expression, without slashes. */
  pattern?: string;
  /** Match upper and lower case alike in "pattern". */
  ignoreCase?: boolean;
}

/** Level and options. */
export interface LintForeignTermOptions {
  level?: LintLevel;
  /**
   * Terms that are right on this site, such as "stamp duty".
   *
   * Items: A term as it is reported.
   */
  allow?: string[];
}

/** Level and options. */
export interface LintCarValueUnknownOptions {
  level?: LintLevel;
  /**
   * Further statuses and types of cars.
   *
   * Items: A status or type.
   */
  allow?: string[];
}

/** Level and options. */
export interface LintTeamCategoryUnknownOptions {
  level?: LintLevel;
  /**
   * Further categories of the tenant’s own.
   *
   * Items: A category.
   */
  allow?: string[];
}
