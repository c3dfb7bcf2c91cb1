/* Generated from src/common.json by `npm run codegen`. Do not edit. */

/**
 * Text with inline mark-up as Editor.js writes it: b, strong, i, em, u, s, mark, code, sub, sup, a, br, small, span. Anything else is removed when the page is rendered.
 */
export type InlineHtml = string;

/**
 * HTML with block-level mark-up (paragraphs, lists, tables, images). Scripts, styles, event handlers, forms and frames are removed when the page is rendered.
 */
export type BlockHtml = string;

/** Plain text on one line, no mark-up. */
export type ShortText = string;

/** Plain text, no mark-up; a line feed starts a new line. */
export type LongText = string;

/** An identifier: letters, digits, underscore, hyphen. */
export type Key = string;

/** Lower-case words joined by hyphens, as in a URL. */
export type Slug = string;

/**
 * Target of a link: a path on this site (/finance), an anchor on the page (#hours), a query (?body=SUV), or an https, http, mailto, tel or sms address.
 */
export type Href = string;

/** A file of the tenant's assets folder, as /assets/name.svg, or an https address. */
export type AssetPath = string;

/** A colour as #rgb, #rrggbb or #rrggbbaa. */
export type Colour = string;

/** A day, YYYY-MM-DD in the site's time zone. */
export type Day = string;

/**
 * A day: 2026-04-03; or in every year 12-25, 10-mon-4 for the fourth Monday of October, mon-nearest-01-29 for the Monday nearest to 29 January, good-friday, easter-saturday, easter-sunday, easter-monday or matariki.
 */
export type Holiday = string;

/** A month, YYYY-MM. */
export type Month = string;

/** A length in CSS pixels. */
export type Pixels = number;

/** Horizontal alignment. */
export type Alignment = 'left' | 'center' | 'right';

/** Width to height, such as 16/9. */
export type AspectRatio = string;

/**
 * How an image fits its box: cover fills the box and crops the image around its centre, contain shows the whole image. By default, an image fills the box if that crops at most a sixth of it, and is shown whole otherwise.
 */
export type ObjectFit = 'cover' | 'contain';

/** Name of an icon of the built-in set. */
export type Icon =
  | 'arrow-left'
  | 'arrow-right'
  | 'battery'
  | 'calendar'
  | 'camera'
  | 'car'
  | 'chat'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'close'
  | 'document'
  | 'dollar'
  | 'download'
  | 'drop'
  | 'external'
  | 'fuel'
  | 'gauge'
  | 'gearbox'
  | 'heart'
  | 'home'
  | 'key'
  | 'location'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'pause'
  | 'people'
  | 'percent'
  | 'phone'
  | 'play'
  | 'plus'
  | 'search'
  | 'seat'
  | 'shield-check'
  | 'sms'
  | 'sparkle'
  | 'star'
  | 'swap'
  | 'tag'
  | 'tools'
  | 'tow'
  | 'truck'
  | 'warning'
  | 'wrench';
/** Id of the rule, such as publication-date-missing or acme/banned-words. */
export type LintRuleId = string;

/** Why the content is right as it is, for the next reader. */
export type LintReason = string;

/** Last day of the suppression, YYYY-MM-DD; without it, the suppression has no end. */
export type LintUntil = string;

/**
 * JSON Pointer to the suppressed value, with everything in it, such as /blocks/2; the whole file by default.
 */
export type LintPointer = string;

/** Content blocks in reading order. */
export type BlockList = AnyBlock[];

/** Suppresses a lint rule here, with a reason. */
export interface LintSuppression {
  rule: LintRuleId;
  reason: LintReason;
  until?: LintUntil;
  pointer?: LintPointer;
}

/** A list of blocks as Editor.js saves it. */
export interface EditorDocument {
  /** When the editor saved it, in milliseconds; ignored. */
  time?: number;
  /** The editor's version; ignored. */
  version?: string;
  blocks: BlockList;
}

/** A content block. The schema of its type describes data. */
export interface AnyBlock {
  /** Identifies the block on its page; also the anchor of links to it. */
  id?: string;
  /** One of the built-in types, or the name of one of the tenant's own components. */
  type: string;
  /** Content of the block; the schema of its type describes it. */
  data: Record<string, unknown>;
  /** Settings of Editor.js block tunes; accepted and ignored. */
  tunes?: Record<string, unknown>;
}

/** Number of reviews by stars. */
export interface StarDistribution {
  /** Reviews with one star. */
  '1': number;
  /** Reviews with two stars. */
  '2': number;
  /** Reviews with three stars. */
  '3': number;
  /** Reviews with four stars. */
  '4': number;
  /** Reviews with five stars. */
  '5': number;
}

/** A link beside a heading, to everything of which the block shows a part. */
export interface HeadingLink {
  /** Label of the link. */
  text: ShortText;
  href: Href;
}
