/* Generated from the JSON Schemas by `npm run codegen`. Do not edit. */

/**
 * Text with inline mark-up as Editor.js writes it: b, strong, i, em, u, s, mark, code, sub, sup, a, br, small, span. Anything else is removed when the page is rendered.
 */
export type InlineHtml = string;
/**
 * HTML with block-level mark-up (paragraphs, lists, tables, images). Scripts, styles, event handlers, forms and frames are removed when the page is rendered.
 */
export type BlockHtml = string;
/**
 * Plain text on one line, no mark-up.
 */
export type ShortText = string;
/**
 * Plain text, no mark-up; a line feed starts a new line.
 */
export type LongText = string;
/**
 * An identifier: letters, digits, underscore, hyphen.
 */
export type Key = string;
/**
 * Lower-case words joined by hyphens, as they stand in a URL.
 */
export type Slug = string;
/**
 * Where a link leads: a path on this site (/finance), a place on the page (#hours), a query (?body=SUV), or an https, http, mailto, tel or sms address.
 */
export type Href = string;
/**
 * A file of the tenant's assets folder, as /assets/name.svg, or an https address.
 */
export type AssetPath = string;
/**
 * A colour as #rgb, #rrggbb or #rrggbbaa.
 */
export type Colour = string;
/**
 * A length in CSS pixels.
 */
export type Pixels = number;
/**
 * Horizontal alignment.
 */
export type Alignment = 'left' | 'center' | 'right';
/**
 * Width to height, such as 16/9.
 */
export type AspectRatio = string;
/**
 * How a picture fits its box: cover fills the box and crops the picture around its centre, contain shows all of the picture. Without it, a picture fills the box where that crops at most a sixth of it, and is shown whole where it would crop more.
 */
export type ObjectFit = 'cover' | 'contain';
/**
 * The name of an icon of the built-in set.
 */
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
/**
 * Id of the rule, such as publication-date-missing.
 */
export type LintRuleId = string;
/**
 * Why it is right as it is, for whoever reads it next.
 */
export type LintReason = string;
/**
 * The last day that it holds, YYYY-MM-DD; for good if left out.
 */
export type LintUntil = string;
/**
 * JSON Pointer to the value that it is about, all within included, such as /blocks/2; the whole file if left out.
 */
export type LintPointer = string;
/**
 * Content blocks in reading order.
 *
 * @maxItems 500
 */
export type BlockList = AnyBlock[];
/**
 * A host name in lower case, without scheme, port or path.
 */
export type HostName = string;
/**
 * A telephone number as people read it.
 */
export type Phone = string;
/**
 * A colour as #rrggbb.
 */
export type ThemeColour = string;
/**
 * One of the families that ship with the product, or the system's own.
 */
export type FontFamily =
  'rubik' | 'figtree' | 'source-serif-4' | 'public-sans' | 'system-sans' | 'system-serif';
/**
 * A path on another site, without query or fragment.
 */
export type SatellitePath = string;
/**
 * Where a field of a car comes from: the name of a column or a path, or an object that says more.
 */
export type ImportField =
  | string
  | {
      /**
       * Name of a column, or a path such as price.amount or photo.@url; of several the first that holds something.
       *
       * @minItems 1
       * @maxItems 20
       */
      from?: string | string[];
      /**
       * The same value for every car.
       */
      value?: string | number | boolean;
      /**
       * Text in which {make} stands for a field of the car and {feed:Series} for a column or path of the feed. A slug is put into lower-case words joined by hyphens.
       */
      template?: string;
      /**
       * What to take where the feed has nothing.
       */
      default?: string | number | boolean;
      /**
       * Reject a row that has nothing for this field.
       */
      required?: boolean;
      /**
       * The car's value by the feed's, such as "Auto": "Automatic"; capitals make no difference, null leaves the field out.
       */
      values?: {
        /**
         * What the car gets.
         */
        [k: string]: string | number | boolean | null;
      };
      /**
       * What happens to a value that stands not in values.
       */
      unlisted?: 'keep' | 'leave-out' | 'reject';
      /**
       * What separates the entries of a list within one text; | if left out.
       */
      split?: string;
      /**
       * Put before every text, such as the address of a folder of photos.
       */
      prefix?: string;
      /**
       * The decimal sign of numbers; the other one groups thousands.
       */
      decimal?: '.' | ',';
      /**
       * What the feed counts in: miles become kilometres, cents become dollars, thousands become ones. Whole numbers are rounded where a unit is named.
       */
      unit?: 'kilometres' | 'miles' | 'dollars' | 'cents' | 'ones' | 'thousands';
      /**
       * How dates are written: yyyy or yy, MM or M or MMM, dd or d, HH, mm, ss, such as dd/MM/yyyy; or iso, unix (seconds), unix-ms. A time without a zone is the site's.
       */
      date?: string;
      /**
       * The shape of a text: slug (lower-case words joined by hyphens), key (letters, digits, hyphens), paragraphs (plain text as HTML), html (HTML as it is), upper, lower, capitals.
       */
      as?: 'slug' | 'key' | 'paragraphs' | 'html' | 'upper' | 'lower' | 'capitals';
    };
/**
 * A picture file is large.
 */
export type LintImageTooLarge = LintLevel | LintImageTooLargeOptions;
/**
 * off, warning or error.
 */
export type LintLevel = 'off' | 'warning' | 'error';
/**
 * An offer ends soon.
 */
export type LintOfferEndsSoon = LintLevel | LintOfferEndsSoonOptions;
/**
 * A title is longer than search results show.
 */
export type LintSeoTitleTooLong = LintLevel | LintSeoTitleTooLongOptions;
/**
 * The name under which the value is sent. The known names are listed as examples and may hold spaces; a survey may use its own.
 */
export type FormFieldName = string;
/**
 * What is asked for; decides the control, the keyboard of a phone and the check. message only shows its label.
 */
export type FormFieldType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'tel'
  | 'number'
  | 'currency'
  | 'date'
  | 'datetime'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'hidden'
  | 'rego'
  | 'odometer'
  | 'address'
  | 'postcode'
  | 'state'
  | 'make'
  | 'model'
  | 'year'
  | 'dealership'
  | 'message';
/**
 * What the enquiry is about; decides where it goes and what the thank-you page says.
 */
export type FormCategory =
  | 'General Enquiry'
  | 'Finance Enquiry'
  | 'Sell My Car Enquiry'
  | 'Trade In Enquiry'
  | 'Valuation Enquiry'
  | 'Service Booking'
  | 'Parts Enquiry'
  | 'Test Drive Booking'
  | 'Team Member Enquiry'
  | 'Competition Enquiry'
  | 'Vehicle Reservation'
  | 'Review'
  | 'Survey'
  | 'LDV Van Enquiry';
/**
 * A ready-made form: its questions, steps and rules. Without one, a form without fields takes that of its category.
 */
export type FormPreset =
  | 'lead'
  | 'service-booking'
  | 'finance'
  | 'trade-in'
  | 'sell-my-car'
  | 'valuation'
  | 'test-drive'
  | 'parts'
  | 'survey'
  | 'competition'
  | 'careers'
  | 'team-member'
  | 'ldv-van'
  | 'review'
  | 'vehicle-reservation';

/**
 * Keeps a lint rule quiet here, for a reason.
 */
export interface LintSuppression {
  rule: LintRuleId;
  reason: LintReason;
  until?: LintUntil;
  pointer?: LintPointer;
}
/**
 * A list of blocks as Editor.js saves it.
 */
export interface EditorDocument {
  /**
   * When the editor saved it, in milliseconds; ignored.
   */
  time?: number;
  /**
   * The editor's version; ignored.
   */
  version?: string;
  blocks: BlockList;
}
/**
 * A content block. What data holds is described by the schema of its type.
 */
export interface AnyBlock {
  /**
   * Identifies the block on its page; also the anchor of links to it.
   */
  id?: string;
  /**
   * One of the built-in types, or a name of the tenant's own registry.
   */
  type: string;
  /**
   * The block's content, as its type's schema says.
   */
  data: Record<string, unknown>;
  /**
   * Settings of Editor.js block tunes; accepted and ignored.
   */
  tunes?: Record<string, unknown>;
}
/**
 * How many of all reviews gave each number of stars.
 */
export interface StarDistribution {
  /**
   * Reviews with one star.
   */
  '1': number;
  /**
   * Reviews with two stars.
   */
  '2': number;
  /**
   * Reviews with three stars.
   */
  '3': number;
  /**
   * Reviews with four stars.
   */
  '4': number;
  /**
   * Reviews with five stars.
   */
  '5': number;
}
/**
 * A page: an ordered list of content blocks and what surrounds them.
 */
export interface Page {
  /**
   * Version of the page format.
   */
  schemaVersion: 1;
  /**
   * Identifies the page in leads (page_id); its path if left out.
   */
  id?: Key;
  /**
   * Where the page is reached, from the site's root.
   */
  path: string;
  /**
   * The page's name, as people call it.
   */
  title: ShortText;
  /**
   * What kind of page it is; some blocks look at it.
   */
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
  /**
   * What the success page says instead of its own words, by category.
   *
   * @maxItems 100
   */
  customSuccessMessages?: SuccessMessage[];
  /**
   * When the editor saved the page, in milliseconds; ignored.
   */
  time?: number;
  /**
   * The editor's version; ignored.
   */
  version?: string;
  /**
   * Lint rules that are kept quiet on this page, each for a reason.
   *
   * @maxItems 100
   */
  lintIgnore?: LintSuppression[];
  blocks: BlockList;
}
/**
 * What search engines and shared links show.
 */
export interface Seo {
  /**
   * Title in search results and the browser's tab; the page's title and the site's name if left out.
   */
  title?: ShortText;
  /**
   * One or two sentences for search results.
   */
  description?: string;
  /**
   * Picture of shared links.
   */
  image?: AssetPath;
  /**
   * The address that counts, where the same content has several.
   */
  canonical?: Href;
  /**
   * Keep the page out of search engines.
   */
  noindex?: boolean;
}
/**
 * A custom success message, matched by category and subcategory and, for valuations, by whether the offer was rejected.
 */
export interface SuccessMessage {
  /**
   * The form's category, such as service-booking.
   */
  category: ShortText;
  /**
   * The form's subcategory.
   */
  subcategory?: ShortText;
  /**
   * For valuation categories: whether the visitor turned the offer down.
   */
  offerRejected?: boolean;
  blocks: BlockList;
}
/**
 * A tenant: one dealer's website and its settings.
 */
export interface Site {
  /**
   * Version of the site format.
   */
  schemaVersion: 1;
  /**
   * The website's number or key at the dashboard.
   */
  id: number | string;
  /**
   * The tenant's short name; also the name of its folder.
   */
  slug: Slug;
  /**
   * The dealer's name, as people say it.
   */
  name: ShortText;
  /**
   * A few words beside the name in the header.
   */
  tagline?: ShortText;
  /**
   * Who the dealer is, in a sentence or two; in the footer and for search engines.
   */
  description?: LongText;
  /**
   * Host names that reach this site, without scheme and port. A name reaches one tenant only, and never an IP address or localhost.
   *
   * @maxItems 50
   */
  domains: string[];
  /**
   * The dealership that this site belongs to.
   */
  dealershipSlug?: Slug;
  /**
   * Makers whose cars the dealer sells new.
   *
   * @maxItems 100
   */
  manufacturerIds?: number[];
  /**
   * Country; sets locale, currency and the rules of finance texts.
   */
  region: 'AU' | 'NZ';
  /**
   * Language tag; en-AU or en-NZ by region if left out.
   */
  locale?: string;
  /**
   * ISO 4217 code; AUD or NZD by region if left out.
   */
  currency?: 'AUD' | 'NZD';
  /**
   * IANA time zone of the dealer, such as Australia/Sydney; cutoffs and bookings count in it.
   */
  timeZone: string;
  /**
   * The number in the header.
   */
  phone?: Phone;
  theme: Theme;
  navigation: Navigation;
  featureFlags?: FeatureFlags;
  settings?: SiteSettings;
  integrations?: Integrations;
  analytics?: Analytics;
  /**
   * Licence line and acknowledgement at the foot of every page.
   */
  footnote?: LongText;
  /**
   * Lint rules that are kept quiet in the settings, or in a file that has no place for it, each for a reason.
   *
   * @maxItems 100
   */
  lintIgnore?: SiteLintSuppression[];
}
/**
 * The tokens that give the site its look; everything else is computed from them.
 */
export interface Theme {
  color: ThemeColours;
  font: ThemeFonts;
  /**
   * Corner radius in pixels; 0 squares everything, buttons too.
   */
  radius?: number;
  /**
   * shadow lifts cards with soft shadows, line draws a hairline instead.
   */
  elevation?: 'shadow' | 'line';
  /**
   * How much air there is.
   */
  density?: 'compact' | 'regular' | 'roomy';
  /**
   * light, dark, or auto to follow the visitor's setting.
   */
  scheme?: 'light' | 'dark' | 'auto';
  /**
   * The mark in header and footer.
   */
  logo?: AssetPath;
  /**
   * The icon of the browser's tab; the logo if left out.
   */
  favicon?: AssetPath;
  /**
   * full lays the banner's text on an edge-to-edge picture, framed sets a framed picture beside it.
   */
  hero?: 'full' | 'framed';
}
/**
 * Four colours; ramps are computed in OKLCH with contrast kept at WCAG AA.
 */
export interface ThemeColours {
  /**
   * The dealer's colour: headings' bands, chosen things, links.
   */
  brand: ThemeColour;
  /**
   * The one bright colour, for the main action.
   */
  accent: ThemeColour;
  /**
   * The page's ground.
   */
  surface?: ThemeColour;
  /**
   * The text.
   */
  ink?: ThemeColour;
}
/**
 * Type faces.
 */
export interface ThemeFonts {
  /**
   * Face of headings and figures.
   */
  heading?: FontFamily;
  /**
   * Face of the text.
   */
  body?: FontFamily;
}
/**
 * Links of header and footer.
 */
export interface Navigation {
  /**
   * Links of the header, in order.
   *
   * @maxItems 12
   */
  header?: NavigationLink[];
  /**
   * Columns of the footer.
   *
   * @maxItems 6
   */
  footer?: NavigationGroup[];
  /**
   * Links beside the footnote.
   *
   * @maxItems 8
   */
  legal?: NavigationLink[];
}
/**
 * A link of the navigation.
 */
export interface NavigationLink {
  /**
   * What it says.
   */
  text: ShortText;
  href: Href;
}
/**
 * A titled column of links.
 */
export interface NavigationGroup {
  /**
   * Title of the column.
   */
  title: ShortText;
  /**
   * Its links.
   *
   * @maxItems 20
   */
  links: NavigationLink[];
}
/**
 * Switches of behaviour. Every flag there is stands here; an undeclared one is an error.
 */
export interface FeatureFlags {
  /**
   * Staff have no page of their own; /team/{slug} answers 404.
   */
  removeProfilePages?: boolean;
  /**
   * Reviews emit schema.org data.
   */
  reviewsStructuredData?: boolean;
  /**
   * The finance calculator has a field to type the amount into. New Zealand's sites have it always.
   */
  typedLoanAmount?: boolean;
}
/**
 * Choices that dealers make differently.
 */
export interface SiteSettings {
  cars?: CarSettings;
  /**
   * Models that the range leaves out.
   *
   * @maxItems 200
   */
  excludedModels?: Slug[];
  /**
   * The one hybrid that the range hides.
   */
  hybridSlug?: Slug;
  /**
   * Brochures of models; each wins over the brochure that the model's own data name.
   *
   * @maxItems 200
   */
  brochures?: ModelBrochure[];
  /**
   * Special offers come from this file of the data folder, named without its ending, in place of the search: offers-winter for data/offers-winter.json. It is a list of offers. Without the file, or with nothing in it that fits, there are no offers.
   */
  offersFile?: Key;
  /**
   * Which people come third on the team's page; the other of the two comes fourth.
   */
  teamThird?: 'pre-owned' | 'new vehicle sales';
  forms?: FormSettings;
  service?: ServiceSettings;
  finance?: FinanceSettings;
  success?: SuccessSettings;
  privacy?: PrivacySettings;
}
/**
 * How cars are listed and what their pages lead to.
 */
export interface CarSettings {
  /**
   * Cars shown at once in a list.
   */
  hitsPerPage?: 3 | 4;
  /**
   * The page of all cars; View All Cars leads there.
   */
  stockPath?: Href;
  /**
   * What every price includes, in a word or two under it.
   */
  priceTerms?: ShortText;
  /**
   * Percent a year that weekly repayments are worked out with; the country's usual rate if left out.
   */
  interest?: number;
  /**
   * Dollars that setting a loan up costs; named beside weekly repayments, which exclude it.
   */
  establishmentFee?: number;
  /**
   * The warning that the law asks for beside a comparison rate; shown under weekly repayments.
   */
  comparisonRateWarning?: LongText;
  /**
   * Percent a year, fees included, that is shown beside the interest.
   */
  comparisonRate?: number;
  /**
   * The page where visitors offer their own car; without one a car's page has no link to it.
   */
  tradeInPath?: Href;
}
/**
 * A model's brochure.
 */
export interface ModelBrochure {
  /**
   * The model.
   */
  model: Slug;
  /**
   * The PDF file.
   */
  url: AssetPath;
}
/**
 * What all forms of the site have in common.
 */
export interface FormSettings {
  /**
   * Every form ends with a checkbox that agrees to the terms, and is not sent without it.
   */
  termsRequired?: boolean;
  /**
   * What the visitor agrees to by that checkbox; stored with the enquiry.
   */
  termsWording?: InlineHtml;
  /**
   * What the dealer does with visitors' details, shown beside the button that sends them; a link to /privacy-policy is added where the wording has none. If left out, a sentence names the dealer and the purpose of the form.
   */
  privacyWording?: InlineHtml;
  /**
   * Forms offer a checkbox for news and offers; it is never ticked at first.
   */
  optIn?: boolean;
  /**
   * What the visitor agrees to by the checkbox for news and offers; stored with the enquiry.
   */
  optInWording?: InlineHtml;
  /**
   * The dealer has several locations: forms that concern one ask which, and are not sent without an answer. Where only one location does what a form is for, it goes with the form unasked.
   */
  severalDealerships?: boolean;
  /**
   * What visitors choose from: own, the dealer's visible locations that do what the form is for (sales, service or parts); network, every dealership of the manufacturer's network, which a manufacturer's own site needs.
   */
  dealershipChoice?: 'own' | 'network';
  /**
   * The choices of a field for a state or region; those of the country if left out.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: A state or region, as it is sent.
   */
  states?: ShortText[];
  /**
   * The dealership's own state or region: what that field holds at first.
   */
  defaultState?: ShortText;
  /**
   * Models that forms about a car offer in a list; without any, the model is typed in.
   *
   * @minItems 1
   * @maxItems 300
   *
   * Items: Name of a model.
   */
  modelNames?: ShortText[];
  /**
   * When bookings are taken; at any time if left out.
   *
   * @maxItems 30
   */
  bookingHours?: BookingHours[];
  /**
   * Days on which no bookings are taken, such as public holidays: a date, or a month and day for every year.
   *
   * @maxItems 200
   *
   * Items: A day: 2026-04-03, or 12-25 for every year.
   */
  closedDays?: string[];
}
/**
 * Hours in which bookings of one kind are taken on some days of the week.
 */
export interface BookingHours {
  /**
   * The kind of booking; fields name it as their bookingType.
   */
  bookingType: 'service' | 'test-drive' | 'appointment';
  /**
   * Days of the week.
   *
   * @minItems 1
   * @maxItems 7
   *
   * Items: A day.
   */
  days: ('Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun')[];
  /**
   * The first time of day that may be chosen, in the dealer's time zone.
   */
  from: string;
  /**
   * The last time of day that may be chosen, in the dealer's time zone.
   */
  to: string;
}
/**
 * What the service booking asks, and where it leads.
 */
export interface ServiceSettings {
  /**
   * full asks everything in three steps, minimal begins with the car, wizard begins with the make and leads to its website.
   */
  variant?: 'full' | 'minimal' | 'wizard';
  /**
   * The service interval has to be chosen.
   */
  intervalRequired?: boolean;
  /**
   * The service intervals to choose from.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: An interval, as it is sent.
   */
  intervals?: ShortText[];
  /**
   * The choices begin with the complimentary first service, "3,000km or 3 months".
   */
  complimentaryInterval?: boolean;
  /**
   * The kinds of service to choose from; asked, and required, only if there are any.
   *
   * @maxItems 40
   *
   * Items: A kind of service, as it is sent.
   */
  serviceTypes?: ShortText[];
  /**
   * Ask what is wrong with the car.
   */
  repairIssue?: boolean;
  /**
   * Ask for street, suburb, state and postcode.
   */
  addressFields?: boolean;
  /**
   * Offer a checkbox for a quote on new tyres.
   */
  tyreQuote?: boolean;
  /**
   * The thanks promise a call or SMS of the service team within 24 to 48 hours.
   */
  callbackPromise?: boolean;
  /**
   * Booking pages of other systems, by dealership group.
   *
   * @maxItems 50
   */
  externalBookings?: ExternalBookings[];
  /**
   * Hosts that a visitor may be sent on to from the service booking, beside those of the brands' own websites.
   *
   * @maxItems 100
   */
  redirectHosts?: HostName[];
  freeRide?: FreeRide;
}
/**
 * The booking pages of one dealership group.
 */
export interface ExternalBookings {
  /**
   * Name of the dealership group.
   */
  group: ShortText;
  /**
   * Its booking pages.
   *
   * @minItems 1
   * @maxItems 50
   */
  links: ExternalBooking[];
}
/**
 * A booking page of another system. Its host must be one of redirectHosts, else the link is left out.
 */
export interface ExternalBooking {
  /**
   * Name of the place, as the link says it.
   */
  text: ShortText;
  /**
   * Address of the booking page.
   */
  url: string;
}
/**
 * The offer of a free ride to customers who live near the dealership. Without it nothing is offered.
 */
export interface FreeRide {
  /**
   * Greatest distance from the dealership in kilometres, as the crow flies.
   */
  radiusKm?: number;
  /**
   * The whole text of the offer, as every visitor reads it, near or far. Without it visitors read how far the free ride home goes, and those within the radius that they are close enough.
   */
  wording?: InlineHtml;
}
/**
 * The finance enquiry and the lender behind it.
 */
export interface FinanceSettings {
  /**
   * A car's own finance location is looked up when the visitor comes from that car.
   */
  financeLocations?: boolean;
  /**
   * Locations that stand first in the list of dealerships, in this order.
   *
   * @maxItems 50
   */
  headOfListLocationIds?: Key[];
  /**
   * Hosts of the lender's satellite sites that a visitor may be sent on to.
   *
   * @maxItems 50
   */
  satelliteHosts?: HostName[];
  /**
   * Page of the lender's satellite site where an applicant gets a new quote.
   */
  quotePath?: SatellitePath;
  /**
   * Page of the lender's satellite site where an applicant verifies a mobile number first.
   */
  mobileVerificationPath?: SatellitePath;
  /**
   * Consent that the application may be assessed; stored with it.
   */
  privacyConsent?: InlineHtml;
  /**
   * Consent to the credit score being looked up; stored with the application.
   */
  scoreseekerConsent?: InlineHtml;
  /**
   * Consent to electronic communication; stored with the application.
   */
  electronicConsent?: InlineHtml;
  /**
   * Text of the thanks after a finance enquiry, in place of the usual one.
   */
  successText?: InlineHtml;
  /**
   * A link under those thanks.
   */
  successLink?: NavigationLink;
}
/**
 * The page that thanks after a form.
 */
export interface SuccessSettings {
  /**
   * Path of that page.
   */
  path?: Href;
  /**
   * The thanks have a button to the cars in stock.
   */
  browseStock?: boolean;
  /**
   * The page tells the measurement that it was seen, with its category.
   */
  trackPage?: boolean;
}
/**
 * How long personal data of visitors are kept. When the time is over they are erased; ids, dates and the accounts of deliveries stay.
 */
export interface PrivacySettings {
  /**
   * Days after which leads of unfinished forms are erased, counted from their last step.
   */
  unfinishedLeadDays?: number;
  /**
   * Days after which finished leads are erased.
   */
  leadDays?: number;
  /**
   * Days after which birth dates and licence numbers are erased, counted from when the lender accepted the application. Those that no lender has for certain are erased after 90 days at the earliest.
   */
  sensitiveAnswerDays?: number;
}
/**
 * Other systems that the site works with. Credentials never stand here; the server's environment holds them.
 */
export interface Integrations {
  /**
   * Base address of the dealer dashboard.
   */
  dashboardHost?: Href;
}
/**
 * Measurement. Without it, pages carry no script for it.
 */
export interface Analytics {
  /**
   * The tag manager's container.
   */
  containerId?: Key;
  /**
   * Ask before anything is measured.
   */
  requireConsent?: boolean;
}
/**
 * Keeps a lint rule quiet in the settings or in another file, for a reason.
 */
export interface SiteLintSuppression {
  rule: LintRuleId;
  reason: LintReason;
  until?: LintUntil;
  pointer?: LintPointer;
  /**
   * The file that it is about, below the tenant's folder, such as data/offers.json; site.json if left out.
   */
  file?: string;
}
/**
 * An entry of a tenant's own registry: a template over existing blocks with declared properties. It holds no code.
 */
export interface CustomComponentDefinition {
  /**
   * The name that pages use.
   */
  name: Key;
  /**
   * What it is for, for the people who write pages.
   */
  description?: LongText;
  /**
   * The properties that a page may set.
   *
   * @maxItems 50
   */
  props?: CustomComponentProp[];
  /**
   * The blocks that it stands for. A string "{{name}}" is replaced by the property, inside a longer string by its text.
   *
   * @maxItems 100
   */
  blocks: AnyBlock[];
}
/**
 * One property of a custom component.
 */
export interface CustomComponentProp {
  /**
   * The name in the template, as {{name}}.
   */
  name: Key;
  /**
   * What kind of value it takes.
   */
  type: 'string' | 'number' | 'boolean' | 'href' | 'asset' | 'html';
  /**
   * What it means.
   */
  description?: LongText;
  /**
   * Whether a page has to set it.
   */
  required?: boolean;
  /**
   * Its value where a page sets none.
   */
  default?: string | number | boolean;
}
/**
 * How `forecourt import` makes cars of a feed's records.
 */
export interface ImportMapping {
  /**
   * A note for people: whose feed this is.
   */
  description?: string;
  feed?: ImportFeed;
  fields: ImportFields;
}
/**
 * What the feed looks like, where its name and its beginning do not tell.
 */
export interface ImportFeed {
  /**
   * Kind of file; told by the file's ending if left out.
   */
  format?: 'csv' | 'json' | 'ndjson' | 'xml';
  /**
   * Encoding by its usual label, such as windows-1252; told by the feed's beginning if left out.
   */
  encoding?: string;
  /**
   * What separates the columns of a CSV feed; told by its first line if left out.
   */
  delimiter?: ',' | ';' | '\t' | '|';
  /**
   * Names of the columns of a CSV feed whose first line is a car already.
   *
   * @minItems 1
   * @maxItems 500
   *
   * Items: Name of a column.
   */
  columns?: string[];
  /**
   * Where the cars are. JSON: path to the list, such as stock.vehicles; the document itself if left out. XML: name of the element that is one car, such as vehicle.
   */
  records?: string;
}
/**
 * What fills each field of a car: the name of a column or a path in the feed, or an object that says more. A field that is not named here stays empty, except for name, slug and photos_count, which are made of the others.
 */
export interface ImportFields {
  /**
   * Identifies the car in enquiries (car_id).
   */
  id: ImportField;
  /**
   * The car's page, /cars/{slug}.
   */
  slug?: ImportField;
  /**
   * Year, make, model and badge as the card shows them.
   */
  name?: ImportField;
  /**
   * Name of the make.
   */
  make?: ImportField;
  /**
   * Asking price, in units of the site's currency; without one the card says to ask. A value of 0 or less is skipped.
   */
  price?: ImportField;
  /**
   * What the dealer says about the car.
   */
  dealercomments?: ImportField;
  /**
   * Pictures of the car, the main one first.
   */
  photos?: ImportField;
  /**
   * How many pictures it has.
   */
  photos_count?: ImportField;
  /**
   * New, Used or Demo.
   */
  car_type?: ImportField;
  /**
   * Name of the model.
   */
  model?: ImportField;
  /**
   * Body type in one word, such as SUV.
   */
  simple_body?: ImportField;
  /**
   * The maker's name for the trim.
   */
  badge?: ImportField;
  /**
   * The dealer's label, such as Just arrived.
   */
  tag?: ImportField;
  /**
   * The advertising account that the car came from.
   */
  carsales_account?: ImportField;
  /**
   * Where it stands.
   */
  location_id?: ImportField;
  /**
   * Name of the place where it stands.
   */
  location_name?: ImportField;
  /**
   * Fuel in one word, such as Petrol, Hybrid, Electric.
   */
  simple_fuel?: ImportField;
  /**
   * Whether it can be bought, such as Available, On hold, Sold.
   */
  status?: ImportField;
  /**
   * The dealer's own number for it.
   */
  stock_number?: ImportField;
  /**
   * Vehicle identification number, or the chassis number of an older car.
   */
  vin?: ImportField;
  /**
   * Registration plate, or what is left of the registration.
   */
  rego?: ImportField;
  /**
   * Body as the maker names it, such as Dual Cab Pick-up; simple_body is the word to search by.
   */
  body?: ImportField;
  /**
   * Number of doors.
   */
  doors?: ImportField;
  /**
   * Gearbox, such as Automatic or 6-speed manual.
   */
  transmission?: ImportField;
  /**
   * Driven wheels, such as Front, AWD, 4x4.
   */
  drive_type?: ImportField;
  /**
   * Engine or motor, such as 2.0 L turbo.
   */
  engine?: ImportField;
  /**
   * Colour of the paint.
   */
  colour?: ImportField;
  /**
   * Colour and material of the seats.
   */
  interior_colour?: ImportField;
  /**
   * Number of seats.
   */
  seats?: ImportField;
  /**
   * Whether it belongs to the maker's approved used programme.
   */
  certified?: ImportField;
  /**
   * Year of build.
   */
  year?: ImportField;
  /**
   * Odometer reading in kilometres.
   */
  km?: ImportField;
  /**
   * When it came into stock, in seconds since 1970; the default sort.
   */
  created_at_timestamp?: ImportField;
}
/**
 * forecourt.config.json: how content is linted.
 */
export interface LintConfig {
  rules?: LintRules;
  /**
   * Exceptions, in order; a later one wins.
   *
   * @maxItems 1000
   */
  overrides?: LintOverride[];
}
/**
 * Rules by their ids: a level, or level and options. What is left out keeps its default.
 */
export interface LintRules {
  /**
   * A page has no publication date.
   */
  'publication-date-missing'?: LintLevel;
  /**
   * A publication date is no day or moment that exists.
   */
  'publication-date-malformed'?: LintLevel;
  /**
   * A publication date is still to come.
   */
  'publication-date-future'?: LintLevel;
  /**
   * A property is known only to a later layout than the page's date picks.
   */
  'property-of-later-layout'?: LintLevel;
  /**
   * A property was known to an earlier layout only.
   */
  'property-of-earlier-layout'?: LintLevel;
  /**
   * A date within a day of a cutoff has no time zone.
   */
  'cutoff-near-without-time-zone'?: LintLevel;
  /**
   * The registry of cutoffs is out of order or beyond its ends.
   */
  'cutoff-registry'?: LintLevel;
  /**
   * What a new publication date would change; told with --at.
   */
  'republication-changes'?: LintLevel;
  /**
   * A link leads nowhere.
   */
  'link-target'?: LintLevel;
  /**
   * A file of the assets folder is not there.
   */
  'asset-exists'?: LintLevel;
  /**
   * A model, brand, person, location or data file is not there.
   */
  'known-slug'?: LintLevel;
  /**
   * Two pages have one path.
   */
  'duplicate-path'?: LintLevel;
  /**
   * A picture has no alternative text.
   */
  'image-alt-missing'?: LintLevel;
  'image-too-large'?: LintImageTooLarge;
  /**
   * A photograph has too few pixels for its block.
   */
  'image-too-small'?: LintLevel;
  /**
   * A picture is said to have another shape than its file.
   */
  'image-wrong-dimensions'?: LintLevel;
  /**
   * Headings skip a level.
   */
  'heading-order'?: LintLevel;
  /**
   * A page has several headings of level 1.
   */
  'one-main-heading'?: LintLevel;
  /**
   * No answer leads to a step.
   */
  'form-step-unreachable'?: LintLevel;
  /**
   * A field or rule names a step that is not there.
   */
  'form-step-target-missing'?: LintLevel;
  /**
   * A skip rule names a step that is not later.
   */
  'form-step-target-backward'?: LintLevel;
  /**
   * Two steps have one key.
   */
  'form-step-repeated'?: LintLevel;
  /**
   * A multi-step form has no steps, or a single form has some.
   */
  'form-steps-contradict-type'?: LintLevel;
  /**
   * A step has no button to go on.
   */
  'form-step-dead-end'?: LintLevel;
  /**
   * An unfinished enquiry can never be sent.
   */
  'form-partial-lead-never-sent'?: LintLevel;
  /**
   * Two pages have the same title or description for search engines.
   */
  'seo-text-repeated'?: LintLevel;
  /**
   * A title or description for search engines has spaces that nobody means.
   */
  'seo-white-space'?: LintLevel;
  /**
   * A success message fits no form.
   */
  'success-message-unmatched'?: LintLevel;
  /**
   * A model is in no category of the range.
   */
  'model-without-body'?: LintLevel;
  /**
   * A price in a data file is 0 or less.
   */
  'price-not-positive'?: LintLevel;
  /**
   * An offer has ended.
   */
  'offer-ended'?: LintLevel;
  'offer-ends-soon'?: LintOfferEndsSoon;
  /**
   * Two colours of the theme can't be told apart well enough.
   */
  'theme-contrast'?: LintLevel;
  /**
   * The sliders or frequencies of a finance calculator contradict each other.
   */
  'calculator-range'?: LintLevel;
  /**
   * An interest rate stands without its comparison rate.
   */
  'comparison-rate-missing'?: LintLevel;
  /**
   * A flag is set to what holds without it.
   */
  'feature-flag-without-effect'?: LintLevel;
  /**
   * Mark-up that is removed when the page is drawn.
   */
  'unsafe-html'?: LintLevel;
  /**
   * A page has no description for search engines.
   */
  'seo-description-missing'?: LintLevel;
  'seo-title-too-long'?: LintSeoTitleTooLong;
  /**
   * A suppression suppresses nothing.
   */
  'suppression-without-effect'?: LintLevel;
  /**
   * A suppression is past its last day.
   */
  'suppression-expired'?: LintLevel;
}
/**
 * Level and options.
 */
export interface LintImageTooLargeOptions {
  level?: LintLevel;
  /**
   * Most bytes of a picture file.
   */
  maxBytes?: number;
  /**
   * Most pixels that a picture is wide; vectors have none.
   */
  maxWidth?: number;
}
/**
 * Level and options.
 */
export interface LintOfferEndsSoonOptions {
  level?: LintLevel;
  /**
   * Days ahead that count as soon; --horizon says otherwise.
   */
  days?: number;
}
/**
 * Level and options.
 */
export interface LintSeoTitleTooLongOptions {
  level?: LintLevel;
  /**
   * Most characters of a title.
   */
  maxLength?: number;
}
/**
 * Other levels for some tenants or files.
 */
export interface LintOverride {
  /**
   * Slugs of the tenants; all if left out.
   *
   * @minItems 1
   * @maxItems 1000
   */
  tenants?: Slug[];
  /**
   * Files or folders below the tenant's folder, such as pages/legal or data/offers.json; all if left out.
   *
   * @minItems 1
   * @maxItems 1000
   */
  files?: string[];
  rules: LintRules;
}
/**
 * The operator's file that FORECOURT_DOMAINS names: which tenant owns which domains, by the tenant's slug.
 */
export interface DomainList {
  /**
   * Host names that belong to the tenant, without scheme and port; neither IP addresses nor localhost.
   *
   * @maxItems 1000
   */
  [k: string]: string[];
}
/**
 * A make that the dealer group sells, with the websites of its dealerships.
 */
export interface Brand {
  /**
   * Identifies the brand.
   */
  id: Key;
  /**
   * What pages call it by.
   */
  slug?: Slug;
  /**
   * What people call it.
   */
  name: ShortText;
  /**
   * The make as stock and models spell it.
   */
  make?: ShortText;
  logo?: BrandLogo;
  /**
   * Where the logo leads.
   */
  url?: Href;
  /**
   * The websites of the brand's dealerships.
   *
   * @maxItems 200
   */
  websites?: BrandWebsite[];
}
/**
 * The brand's mark.
 */
export interface BrandLogo {
  /**
   * The picture file.
   */
  url: AssetPath;
}
/**
 * A website of the group.
 */
export interface BrandWebsite {
  /**
   * Identifies the website.
   */
  id: Key;
  /**
   * What people call it.
   */
  name: ShortText;
  /**
   * Its address.
   */
  url: Href;
  /**
   * True for a site that sells used cars: its button says Visit Used Stock.
   */
  used_cars?: boolean;
}
/**
 * A car in stock.
 */
export interface Car {
  /**
   * Identifies the car in enquiries (car_id).
   */
  id: Key;
  /**
   * The car's page, /cars/{slug}.
   */
  slug: Slug;
  /**
   * Year, make, model and badge as the card shows them.
   */
  name: ShortText;
  /**
   * Name of the make.
   */
  make?: ShortText;
  /**
   * Asking price, in units of the site's currency; without one, or with 0 or less, the card says to ask.
   */
  price?: number;
  /**
   * What the dealer says about the car.
   */
  dealercomments?: BlockHtml;
  /**
   * Pictures of the car, the main one first.
   *
   * @maxItems 100
   *
   * Items: A picture file.
   */
  photos?: AssetPath[];
  /**
   * How many pictures it has.
   */
  photos_count?: number;
  /**
   * New, Used or Demo.
   */
  car_type?: ShortText;
  /**
   * Name of the model.
   */
  model?: ShortText;
  /**
   * Body type in one word, such as SUV.
   */
  simple_body?: ShortText;
  /**
   * The maker's name for the trim.
   */
  badge?: ShortText;
  /**
   * The dealer's label, such as Just arrived.
   */
  tag?: ShortText;
  /**
   * The advertising account that the car came from.
   */
  carsales_account?: ShortText;
  /**
   * Where it stands.
   */
  location_id?: Key;
  /**
   * Name of the place where it stands.
   */
  location_name?: ShortText;
  /**
   * Fuel in one word, such as Petrol, Hybrid, Electric.
   */
  simple_fuel?: ShortText;
  /**
   * Whether it can be bought, such as Available, On hold, Sold.
   */
  status?: ShortText;
  /**
   * The dealer's own number for it.
   */
  stock_number?: ShortText;
  /**
   * Vehicle identification number, or the chassis number of an older car.
   */
  vin?: ShortText;
  /**
   * Registration plate, or what is left of the registration.
   */
  rego?: ShortText;
  /**
   * Body as the maker names it, such as Dual Cab Pick-up; simple_body is the word to search by.
   */
  body?: ShortText;
  /**
   * Number of doors.
   */
  doors?: number;
  /**
   * Gearbox, such as Automatic or 6-speed manual.
   */
  transmission?: ShortText;
  /**
   * Driven wheels, such as Front, AWD, 4x4.
   */
  drive_type?: ShortText;
  /**
   * Engine or motor, such as 2.0 L turbo.
   */
  engine?: ShortText;
  /**
   * Colour of the paint.
   */
  colour?: ShortText;
  /**
   * Colour and material of the seats.
   */
  interior_colour?: ShortText;
  /**
   * Number of seats.
   */
  seats?: number;
  /**
   * Whether it belongs to the maker's approved used programme.
   */
  certified?: boolean;
  /**
   * Year of build.
   */
  year?: number;
  /**
   * Odometer reading in kilometres.
   */
  km?: number;
  /**
   * When it came into stock, in seconds since 1970; the default sort.
   */
  created_at_timestamp?: number;
}
/**
 * A paint of a model.
 */
export interface ModelColour {
  /**
   * The maker's name for the paint.
   */
  name: ShortText;
  /**
   * Picture of the car in this paint.
   */
  photo_url?: AssetPath;
  /**
   * Colour of the swatch.
   */
  hexCode?: Colour;
  /**
   * The maker's type of the paint, such as metallic; makes the second level of tabs.
   */
  oem_id?: ShortText;
  /**
   * The variant that comes in it; without one, all variants do.
   */
  model_variant_name?: ShortText;
}
/**
 * A place of the dealer's own, as location cards show it.
 */
export interface DealerLocation {
  /**
   * Identifies the place; other files and pages name it by this.
   */
  id: Key;
  /**
   * What people call it.
   */
  name: ShortText;
  /**
   * False: left out everywhere.
   */
  visible?: boolean;
  /**
   * True: one of the places shown where no other choice was made.
   */
  primary?: boolean;
  address?: DealerLocationAddress;
  contact_detail?: DealerLocationContact;
  /**
   * What is done there.
   *
   * @maxItems 3
   *
   * Items: One thing done there.
   */
  location_type?: ('sales' | 'service' | 'parts')[];
  /**
   * Names of the makes sold or looked after there.
   *
   * @maxItems 100
   *
   * Items: Name of a make.
   */
  manufacturers?: ShortText[];
}
/**
 * Where it is.
 */
export interface DealerLocationAddress {
  /**
   * House number and street.
   */
  street?: ShortText;
  /**
   * Town or suburb.
   */
  city?: ShortText;
  /**
   * State or region.
   */
  state?: ShortText;
  /**
   * Postcode.
   */
  postcode?: ShortText;
  /**
   * The place on a map service; the address links to it.
   */
  place_url?: Href;
  /**
   * Latitude in degrees, north positive.
   */
  lat?: number;
  /**
   * Longitude in degrees, east positive.
   */
  long?: number;
}
/**
 * How to reach it.
 */
export interface DealerLocationContact {
  /**
   * Phone number as people write it.
   */
  phone?: string;
}
/**
 * A place of a dealership anywhere in a make's network, as the dealership search lists it.
 */
export interface ManufacturerLocation {
  /**
   * Identifies the place (location_id of a lead).
   */
  id: Key;
  /**
   * What people call it.
   */
  name: ShortText;
  /**
   * What is done there: sales, service, parts or another word of the make's.
   */
  location_type?: ShortText;
  address?: ManufacturerLocationAddress;
  dealership?: ManufacturerLocationDealership;
  /**
   * The website that it belongs to.
   */
  website_id?: Key;
  /**
   * Name of that website.
   */
  website_name?: ShortText;
  /**
   * Address of that website.
   */
  website_url?: Href;
}
/**
 * Where it is.
 */
export interface ManufacturerLocationAddress {
  /**
   * House number and street.
   */
  street?: ShortText;
  /**
   * Town or suburb.
   */
  city?: ShortText;
  /**
   * State or region.
   */
  state?: ShortText;
  /**
   * Postcode.
   */
  postcode?: ShortText;
  /**
   * Latitude in degrees, north positive.
   */
  lat?: number;
  /**
   * Longitude in degrees, east positive.
   */
  long?: number;
}
/**
 * The dealership that runs it.
 */
export interface ManufacturerLocationDealership {
  /**
   * Identifies the dealership (dealership_id of a lead).
   */
  id: Key;
  /**
   * The dealership's slug (dealership_slug of a lead).
   */
  slug: Slug;
}
/**
 * A model of a make, as the model range and the model pages show it.
 */
export interface Model {
  /**
   * Identifies the model in enquiries (model_id).
   */
  id?: Key;
  /**
   * The model's page, /models/{slug}.
   */
  slug: Slug;
  /**
   * The page's slug since it was renamed; wins over slug.
   */
  new_slug?: Slug;
  /**
   * What people call it.
   */
  name: ShortText;
  /**
   * coming_soon: announced, no quotes yet, so the quote button is hidden.
   */
  status?: 'available' | 'coming_soon';
  /**
   * The maker's category; the first that the range shows it under.
   */
  manufacturer_body?: ShortText;
  /**
   * A second category of the maker.
   */
  manufacturer_body2?: ShortText;
  /**
   * A third category of the maker.
   */
  manufacturer_body3?: ShortText;
  /**
   * Body types, used as further categories.
   *
   * @maxItems 20
   *
   * Items: A body type, such as SUV.
   */
  body?: ShortText[];
  /**
   * The paints it comes in.
   *
   * @maxItems 500
   */
  colours?: ModelColour[];
  /**
   * Name of the make.
   */
  manufacturer_name?: ShortText;
  banner?: ModelBanner;
  /**
   * The brochure to download.
   */
  brochure_url?: AssetPath;
  image?: ModelImage;
  /**
   * Lowest price, in whole units of the site's currency; 0 or less is no price.
   */
  from_price?: number;
  /**
   * A few sentences; the range cuts them at 200 characters, at a word.
   */
  short_description?: LongText;
  /**
   * The versions that can be ordered, in the maker's order.
   *
   * @maxItems 200
   */
  model_variants?: ModelVariant[];
}
/**
 * Wide picture at the top of the model's page.
 */
export interface ModelBanner {
  /**
   * The picture file.
   */
  url: AssetPath;
}
/**
 * Picture of the car, from the side.
 */
export interface ModelImage {
  /**
   * The picture file.
   */
  url: AssetPath;
}
/**
 * A version of a model that can be ordered.
 */
export interface ModelVariant {
  /**
   * Identifies the variant.
   */
  id: Key;
  /**
   * Name with engine and gearbox.
   */
  full_name: ShortText;
  /**
   * The series it belongs to.
   */
  series?: ShortText;
  /**
   * What it has, most important first; the first eight show at once.
   *
   * @maxItems 200
   *
   * Items: One feature.
   */
  features?: ShortText[];
  image?: ModelVariantImage;
  /**
   * Lowest drive-away price, in whole units of the site's currency; 0 or less is no price.
   */
  dap_min_price?: number;
  /**
   * Highest drive-away price, in whole units of the site's currency; 0 or less is no price.
   */
  dap_max_price?: number;
}
/**
 * Picture of the variant.
 */
export interface ModelVariantImage {
  /**
   * The picture file.
   */
  url: AssetPath;
}
/**
 * A special offer on a model, or on anything else when it names no model.
 */
export interface Offer {
  /**
   * Identifies the offer.
   */
  id: Key;
  model?: OfferModel;
  /**
   * Name of the make.
   */
  manufacturer?: ShortText;
  /**
   * What is on offer, in a few words.
   */
  heading?: ShortText;
  /**
   * The price, rate or saving that the card shows large, such as $39,990 or 2.9%.
   */
  figure?: ShortText;
  /**
   * What the figure holds for; stands directly under it. A rate names its comparison rate here.
   */
  condition?: ShortText;
  /**
   * More about the offer.
   */
  description?: LongText;
  /**
   * The small print.
   */
  disclaimer?: LongText;
  image?: OfferImage;
  /**
   * Where the card leads.
   */
  href?: Href;
  /**
   * What the link says.
   */
  linkText?: ShortText;
  /**
   * The last day of the offer, YYYY-MM-DD in the site's time zone.
   */
  ends_on?: string;
  /**
   * Cars left at this offer, if it ends with the stock.
   */
  stock_left?: number;
}
/**
 * The model it is about; offers without one stand under Other Offers.
 */
export interface OfferModel {
  /**
   * The model's name; also the name of its tab.
   */
  name: ShortText;
  /**
   * The model's slug, if it has a page.
   */
  slug?: Slug;
}
/**
 * The offer's picture.
 */
export interface OfferImage {
  /**
   * The picture file.
   */
  url: AssetPath;
  /**
   * What the picture shows, for people who do not see it.
   */
  alt?: ShortText;
}
/**
 * An address that has moved; redirects.json in a tenant's folder is a list of them.
 */
export interface Redirect {
  /**
   * The old path, without a query; capitals and a final slash make no difference.
   */
  from: string;
  /**
   * Where it leads now: a path on this site or an https address without a user name or password. The visitor's query goes along only to this site.
   */
  to: string;
  /**
   * 301 and 308 for good, 302 and 307 for now.
   */
  status?: 301 | 302 | 307 | 308;
}
/**
 * What a customer wrote.
 */
export interface Review {
  /**
   * The customer's words.
   */
  text?: LongText;
  /**
   * When it was written: a day, YYYY-MM-DD, or a moment in ISO 8601.
   */
  review_date?: string;
  /**
   * Who wrote it.
   */
  customer_name?: ShortText;
  /**
   * Stars, 1 to 5.
   */
  rating: number;
}
/**
 * Reviews of a business profile with their count and average.
 */
export interface ReviewSummary {
  /**
   * The reviews, newest first.
   *
   * @maxItems 500
   */
  reviews: Review[];
  /**
   * How many reviews the profile has, shown here or not.
   */
  count: number;
  /**
   * Average of all of them, in stars.
   */
  average_rating: number;
  /**
   * How many of all reviews gave each number of stars.
   */
  distribution?: StarDistribution;
}
/**
 * A person who works for the dealer.
 */
export interface TeamMember {
  /**
   * Identifies the person; a second entry with the same id is left out.
   */
  id: Key;
  /**
   * The person's page, /team/{slug}.
   */
  slug: Slug;
  /**
   * Full name.
   */
  name: ShortText;
  /**
   * What the person does.
   */
  position?: ShortText;
  /**
   * The group that the person stands in, such as sales; known groups have a fixed order.
   */
  category?: ShortText;
  /**
   * Average rating by customers, in stars.
   */
  rating?: number;
  /**
   * How many reviews the rating rests on.
   */
  reviews_count?: number;
  /**
   * Phone number as people write it.
   */
  phone?: string;
  /**
   * The portrait; a person without one is not shown.
   */
  avatar_url?: AssetPath;
  /**
   * About the person; cards cut it at 60 characters.
   */
  bio?: LongText;
  /**
   * Where the person works.
   */
  location_id?: Key;
  /**
   * All places where the person works, if there are several.
   *
   * @maxItems 100
   *
   * Items: A place.
   */
  location_ids?: Key[];
  /**
   * True: the rating is not shown.
   */
  exclude_from_google_reviews?: boolean;
  /**
   * True: the person has no page of their own and the card is no link.
   */
  remove_profile_page?: boolean;
}
/**
 * Rows of a picture and a text that swap sides row by row.
 */
export interface AlternatingColumnsData {
  /**
   * The rows from top to bottom.
   *
   * @minItems 1
   * @maxItems 24
   */
  rows: AlternatingRow[];
  /**
   * The side of the first row's picture; the next row's is on the other side.
   */
  firstImage?: 'left' | 'right';
  /**
   * Shape of the pictures.
   */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
}
/**
 * One picture with its text.
 */
export interface AlternatingRow {
  /**
   * The picture.
   */
  image: AssetPath;
  /**
   * What the picture shows; empty if it only decorates.
   */
  alt?: ShortText;
  /**
   * Heading of the text.
   */
  heading: ShortText;
  /**
   * The text, with paragraphs and lists where needed.
   */
  text?: BlockHtml;
  /**
   * Links below the text.
   *
   * @maxItems 4
   */
  buttons?: AlternatingRowButton[];
}
/**
 * A link drawn as a button.
 */
export interface AlternatingRowButton {
  /**
   * What the button says.
   */
  text: ShortText;
  href: Href;
  /**
   * Icon beside the text.
   */
  icon?: Icon;
  /**
   * Weight of the button.
   */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
}
/**
 * A make introduced: logo, heading, text and where to go next.
 */
export interface BrandDescriptionData {
  /**
   * The heading.
   */
  heading: ShortText;
  /**
   * The make, by its slug in the dealer's brands; left out, the brand whose name is the heading.
   */
  brand?: Slug;
  /**
   * A line below the heading.
   */
  subheading?: ShortText;
  /**
   * light stands on the page's ground, dark on a panel of the brand's deep colour.
   */
  theme?: 'light' | 'dark';
  /**
   * box draws a panel with a border around the block.
   */
  variant?: 'plain' | 'box';
  logo?: BrandDescriptionLogo;
  /**
   * The text.
   */
  description?: BlockHtml;
  /**
   * Buttons below the text.
   *
   * @maxItems 8
   */
  btns?: BrandDescriptionButton[];
}
/**
 * The make's logo.
 */
export interface BrandDescriptionLogo {
  /**
   * The picture.
   */
  url: AssetPath;
  /**
   * The make's name if no text nearby says it.
   */
  alt?: ShortText;
}
/**
 * A link drawn as a button.
 */
export interface BrandDescriptionButton {
  href: Href;
  /**
   * What the button says.
   */
  linkText: ShortText;
  /**
   * filled, outlined, or minimal for an underlined link.
   */
  btnType?: 'filled' | 'outlined' | 'minimal';
  /**
   * Colour of a filled button.
   */
  btnColour?: 'brand' | 'accent';
  /**
   * True replaces the button by one for each website of the brand: Visit Website, or Visit Used Stock for a site that sells used cars. A brand without websites keeps the button as it is written.
   */
  isDynamicWebsiteButtons?: boolean;
}
/**
 * The model range: buttons for the categories above a grid of models.
 */
export interface BrandModelsData {
  /**
   * Heading above the range.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the heading.
   */
  description?: InlineHtml;
  /**
   * Name of the make whose models are shown; all makes if left out.
   */
  manufacturer?: ShortText;
  /**
   * Only these models, in this order; the whole range if left out.
   *
   * @maxItems 200
   *
   * Items: A model.
   */
  models?: Slug[];
  /**
   * Leave out the category buttons and show everything.
   */
  hideCategories?: boolean;
  /**
   * What the quote button says.
   */
  quoteText?: ShortText;
  /**
   * Where the quote button leads; the model is added to the query.
   */
  quoteHref?: Href;
}
/**
 * One or more links drawn as buttons, in rows.
 */
export interface ButtonsData {
  /**
   * The buttons in reading order.
   *
   * @minItems 1
   * @maxItems 24
   */
  buttons: Button[];
  /**
   * minimal draws underlined links, default draws filled or outlined buttons.
   */
  type?: 'default' | 'minimal';
  /**
   * Weight of the buttons: one accent action a screen, else brand, outline or plain.
   */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
  /**
   * Where the rows stand.
   */
  horizontalAlignment?: Alignment;
  /**
   * Buttons in one row on a wide screen; on a phone they stack.
   */
  buttonsPerRow?: number;
}
/**
 * A link drawn as a button.
 */
export interface Button {
  /**
   * What the button says.
   */
  text: ShortText;
  href: Href;
  /**
   * Icon beside the text.
   */
  icon?: Icon;
}
/**
 * Cards with a picture, a heading and a text, in a grid or in a rail that scrolls sideways.
 */
export interface CardsToolData {
  /**
   * The cards in reading order.
   *
   * @minItems 1
   * @maxItems 48
   */
  cards: Card[];
  /**
   * Cards beside each other on a wide screen.
   */
  cardCols?: number;
  /**
   * border draws a hairline around the cards, shadow lifts them.
   */
  type?: 'border' | 'shadow';
  /**
   * grid makes all cards equal; feature makes the first one large on a deep ground with the others beside it, and is for cards that do not scroll.
   */
  layout?: 'grid' | 'feature';
  /**
   * Shape of the pictures.
   */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
  /**
   * Whether the cards stand in one row that scrolls sideways.
   */
  isCarousel?: boolean;
  /**
   * Whether the arrows of a carousel go on from the last card to the first.
   */
  loop?: boolean;
  /**
   * Whether a carousel has its arrows on phones too; there is a swipe hint without them.
   */
  mobileArrows?: boolean;
}
/**
 * One card. With an href the whole card is a link.
 */
export interface Card {
  /**
   * The card's heading.
   */
  heading: ShortText;
  /**
   * The card's text.
   */
  description?: InlineHtml;
  /**
   * The card's picture.
   */
  image?: AssetPath;
  /**
   * What the picture shows; empty if the heading says it already.
   */
  imageAlt?: ShortText;
  /**
   * Where the card leads.
   */
  href?: Href;
  /**
   * Words with an arrow at the foot of a card that leads somewhere.
   */
  linkText?: ShortText;
  /**
   * A few words in a label at the foot of the card, such as "12 days left".
   */
  tagline?: ShortText;
}
/**
 * Cars in stock, with a panel to search them.
 */
export interface CarsData {
  /**
   * Heading above the cars.
   */
  heading?: ShortText;
  /**
   * list: cars, with the panel beside them; finder: a short search alone that leads to the stock page, drawn over the lower edge of a hero above it. A finder ignores showAllCars, hideSearch and hideViewAllButton.
   */
  variant?: 'list' | 'finder';
  /**
   * For finder: searches that people often ask for, as links.
   *
   * @maxItems 6
   */
  links?: CarsLink[];
  /**
   * Show up to 250 cars at once instead of a few. A finder shows no cars and ignores it.
   */
  showAllCars?: boolean;
  /**
   * Cars that this block is limited to; every entry must hold.
   *
   * @maxItems 20
   */
  filters?: CarFilter[];
  /**
   * Leave out cars with fewer pictures.
   */
  minPhotos?: number;
  /**
   * The order at first; visitors may choose another. A finder passes it to the stock page.
   */
  sort?:
    | 'created_at_timestamp:desc'
    | 'created_at_timestamp:asc'
    | 'price:asc'
    | 'price:desc'
    | 'year:desc'
    | 'year:asc'
    | 'km:asc'
    | 'km:desc';
  /**
   * Leave out the Search panel. A finder ignores it.
   */
  hideSearch?: boolean;
  /**
   * What the Search panel offers, in order; everything if left out.
   *
   * @maxItems 15
   *
   * Items: An attribute.
   */
  facets?: (
    | 'car_type'
    | 'make'
    | 'model'
    | 'simple_body'
    | 'badge'
    | 'tag'
    | 'carsales_account'
    | 'location_name'
    | 'simple_fuel'
    | 'status'
    | 'seats'
    | 'certified'
    | 'year'
    | 'km'
    | 'price'
  )[];
  /**
   * Leave out the View All Cars button, which otherwise shows on pages of type Car. A finder has no such button and ignores it.
   */
  hideViewAllButton?: boolean;
}
/**
 * A search by its address.
 */
export interface CarsLink {
  /**
   * What the link says.
   */
  text: ShortText;
  href: Href;
}
/**
 * A condition on one attribute.
 */
export interface CarFilter {
  /**
   * The attribute.
   */
  field:
    | 'car_type'
    | 'make'
    | 'model'
    | 'simple_body'
    | 'badge'
    | 'tag'
    | 'carsales_account'
    | 'location_name'
    | 'simple_fuel'
    | 'status'
    | 'seats'
    | 'certified'
    | 'year'
    | 'km'
    | 'price';
  /**
   * Any one of these.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A value as the stock spells it.
   */
  values?: ShortText[];
  /**
   * At least this; for seats, year, km and price.
   */
  min?: number;
  /**
   * At most this; for seats, year, km and price.
   */
  max?: number;
}
/**
 * One to six columns of blocks, side by side on a wide screen and one below the other on a phone.
 */
export interface ColumnsData {
  /**
   * The columns from left to right. Each takes twelve units divided by their number.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One column.
   */
  cols: EditorDocument[];
  /**
   * Where columns of different height stand: at the top, in the middle, at the bottom, or stretched to one height.
   */
  verticalAlignment?: 'top' | 'center' | 'bottom' | 'stretch';
  /**
   * Space between the columns.
   */
  gap?: 'none' | 'small' | 'medium' | 'large';
}
/**
 * A component of the tenant's own registry, by its name.
 */
export interface CustomComponentData {
  /**
   * Name of the component in the tenant's registry.
   */
  name: Key;
  props?: CustomComponentProps;
}
/**
 * Values of the properties that the component declares, by name.
 */
export interface CustomComponentProps {
  [k: string]: string | number | boolean;
}
/**
 * A video, map, tour or post of another site, as the Editor.js embed tool saves it.
 */
export interface EmbedData {
  /**
   * Key of the service as the embed tool saves it, such as youtube. Names the link where the content can't be framed ("Watch on YouTube"), if the service is known and source is one of its pages; otherwise the link names the host of source. A frame takes its name from the address in embed, not from here.
   */
  service: ShortText;
  /**
   * Address of the page as it was pasted; linked to where the content itself can not be shown.
   */
  source: Href;
  /**
   * Address of the content to show in the frame. Only known hosts are framed: YouTube, Vimeo, Google Maps, OpenStreetMap, Matterport, Facebook, Instagram, X, CodePen.
   */
  embed: Href;
  /**
   * Width of the content in pixels; with the height it gives the shape.
   */
  width?: number;
  /**
   * Height of the content in pixels.
   */
  height?: number;
  /**
   * A line under the frame; also what the frame is called.
   */
  caption?: InlineHtml;
}
/**
 * Questions that open to show their answers.
 */
export interface FaqData {
  /**
   * Heading of the questions.
   */
  heading?: InlineHtml;
  /**
   * A line under the heading.
   */
  subheading?: InlineHtml;
  /**
   * The questions in order. Of each, the first block is the question and the others are the answer.
   *
   * @minItems 1
   * @maxItems 100
   */
  questions: EditorDocument[];
}
/**
 * A calculator of loan repayments: amount, term and interest as sliders, the repayment as the figure. Whatever is left out takes the default of the site's country.
 */
export interface FinanceCalculatorData {
  /**
   * Heading of the calculator, such as a question it answers.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the figure.
   */
  text?: LongText;
  amount?: FinanceAmountSlider;
  term?: FinanceTermSlider;
  interest?: FinanceInterestSlider;
  frequency?: FinanceFrequency;
  /**
   * What the figure is called, such as Estimated repayment.
   */
  repaymentsText?: ShortText;
  /**
   * Small print after the sentence that states rate, term and amount: comparison rate, fees, lender, licence.
   */
  disclaimer?: InlineHtml;
  /**
   * Colour of the sliders, the chosen frequency and the amount in the bar; the brand's colour if left out.
   */
  primaryColor?: Colour;
  /**
   * Colour of the figure and of the interest in the bar; the accent if left out.
   */
  secondaryColor?: Colour;
  /**
   * Next steps under the figure; the first is the main one.
   *
   * @maxItems 3
   */
  buttons?: FinanceButton[];
}
/**
 * The amount borrowed; $5,000 to $150,000 from $35,000 in steps of $500 if left out.
 */
export interface FinanceAmountSlider {
  /**
   * Where the slider starts, in whole dollars; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /**
   * Left end, in whole dollars.
   */
  min?: number;
  /**
   * Right end, in whole dollars.
   */
  max?: number;
  /**
   * Distance between two positions, in whole dollars.
   */
  step?: number;
  /**
   * Visitors can move it; otherwise the default is shown as a fixed value.
   */
  active?: boolean;
}
/**
 * How long it is paid back; 1 to 7 years from 5 in steps of 1 if left out.
 */
export interface FinanceTermSlider {
  /**
   * Where the slider starts, in years; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /**
   * Left end, in years.
   */
  min?: number;
  /**
   * Right end, in years.
   */
  max?: number;
  /**
   * Distance between two positions, in years.
   */
  step?: number;
  /**
   * Visitors can move it; otherwise the default is shown as a fixed value.
   */
  active?: boolean;
}
/**
 * Interest a year; in Australia 4.99% to 12.99% from 7.49%, in New Zealand 9.95% to 19.95% from 11.95%, in steps of 0.25 if left out.
 */
export interface FinanceInterestSlider {
  /**
   * Where the slider starts, in percent; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /**
   * Left end, in percent.
   */
  min?: number;
  /**
   * Right end, in percent.
   */
  max?: number;
  /**
   * Distance between two positions, in percent.
   */
  step?: number;
  /**
   * Visitors can move it; otherwise the default is shown as a fixed value.
   */
  active?: boolean;
}
/**
 * How often it is paid back.
 */
export interface FinanceFrequency {
  /**
   * The frequency chosen at first; the first option if it is not among them.
   */
  default?: 'Weekly' | 'Fortnightly' | 'Monthly' | 'Yearly';
  /**
   * The frequencies to choose from, in order.
   *
   * @minItems 1
   * @maxItems 4
   */
  options?: ('Weekly' | 'Fortnightly' | 'Monthly' | 'Yearly')[];
  /**
   * Visitors can choose; otherwise the default is the only one.
   */
  active?: boolean;
  /**
   * Colour of the chosen frequency's name; if left out, whatever reads best on the primary colour.
   */
  textColor?: Colour;
}
/**
 * A link drawn as a button.
 */
export interface FinanceButton {
  /**
   * What the button says; {repayment} becomes the figure, such as $166 a week.
   */
  text: ShortText;
  href: Href;
}
/**
 * An enquiry form. Without fields of its own it asks what its preset or category asks; a general enquiry asks for name, mobile number and email address.
 */
export interface FormData {
  /**
   * A ready-made form to take questions, steps and words from; fields of its own win. Without one, a form without fields takes that of its category.
   */
  preset?: FormPreset;
  /**
   * single shows all fields at once and ignores formSteps; multi shows one step at a time with a progress bar. A multi form without formSteps, its own or its preset's, shows all fields at once.
   */
  type?: 'single' | 'multi';
  /**
   * What the enquiry is about; decides where it goes and what the thank-you page says.
   */
  category?: FormCategory;
  /**
   * A finer category, such as Careers Enquiry.
   */
  subcategory?: ShortText;
  /**
   * Heading above the form; a form that names a preset has the preset's own unless this says otherwise.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the heading.
   */
  description?: InlineHtml;
  /**
   * The steps of a multi-step form, in order.
   *
   * @maxItems 20
   */
  formSteps?: FormStep[];
  /**
   * The questions, in order. Left out: those of the preset or the category; for a general enquiry name, mobile number and email address.
   *
   * @maxItems 100
   */
  fields?: FormField[];
}
/**
 * One page of a multi-step form.
 */
export interface FormStep {
  /**
   * Names the step; fields and rules point to it.
   */
  key: Key;
  /**
   * The name to use in place of key when isCustom is true.
   */
  customStepKey?: Key;
  /**
   * True for a step that the editor made up.
   */
  isCustom?: boolean;
  /**
   * Heading of the step; also its name in the progress bar.
   */
  heading?: ShortText;
  /**
   * A sentence under the heading.
   */
  description?: InlineHtml;
  /**
   * How this step behaves differently.
   */
  customRules?: FormStepRules;
}
/**
 * One question of the form.
 */
export interface FormField {
  name: FormFieldName;
  type: FormFieldType;
  /**
   * The question as the visitor reads it; for message the whole text.
   */
  label?: InlineHtml;
  /**
   * An example inside the empty control; never the only label.
   */
  placeholder?: ShortText;
  /**
   * The choices of select and radio, in order. A radio shows all of them, as a grid when there are more than two. A select with 3 to 12 options of at most 40 characters is shown as such a grid, too; with fewer, more or longer options it is a drop-down. Both submit the chosen option. For lists of states, makes, models or years use those types, which are always drop-downs. A checkbox with options lets the visitor tick several.
   *
   * @minItems 1
   * @maxItems 300
   *
   * Items: A choice; also the value sent.
   */
  options?: ShortText[];
  /**
   * Whether it must be answered.
   */
  required?: boolean;
  /**
   * The step that it stands on; the first one if left out.
   */
  stepKey?: Key;
  /**
   * For checkbox: ticked at first.
   */
  defaultChecked?: boolean;
  /**
   * For select and radio: the choice made at first.
   */
  defaultSelected?: ShortText;
  /**
   * For date and datetime: whose hours the booking follows.
   */
  bookingType?: 'service' | 'test-drive' | 'appointment';
}
/**
 * How a step behaves differently from the others.
 */
export interface FormStepRules {
  /**
   * When to jump ahead after this step; the first rule that fits and leads to a later step wins.
   *
   * @maxItems 20
   */
  skipRules?: FormSkipRule[];
  /**
   * Pass over this step for a signed-in visitor who has a phone number.
   */
  skipAuthentication?: boolean;
  /**
   * Do not send the unfinished enquiry after this step.
   */
  skipSend?: boolean;
  /**
   * Buttons that this step leaves out; next stands for submit on the last step.
   */
  hideButtons?: 'next' | 'back' | 'both';
  /**
   * Draw the step's choices as buttons that submit when pressed, in place of the next button.
   */
  choiceButtons?: boolean;
}
/**
 * Jump ahead when a field has one of some values.
 */
export interface FormSkipRule {
  /**
   * Name of the field to look at.
   */
  key: FormFieldName;
  /**
   * The values that make the jump.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A value, spelt as the field sends it.
   */
  values: ShortText[];
  /**
   * The step to jump to; it must be a later one.
   */
  target: Key;
}
/**
 * A form built question by question: enquiry, finance, sell-my-car, service booking, parts and survey forms, in one step or several.
 */
export interface FormBuilderData {
  /**
   * A ready-made form to take questions, steps and words from; fields of its own win. Without one, a form without fields takes that of its category.
   */
  preset?: FormPreset;
  /**
   * single shows all fields at once, multi one step at a time with a progress bar.
   */
  type?: 'single' | 'multi';
  /**
   * What the enquiry is about; decides where it goes and what the thank-you page says.
   */
  category?: FormCategory;
  /**
   * A finer category, such as Careers Enquiry.
   */
  subcategory?: ShortText;
  /**
   * Heading above the form; a form that names a preset has the preset's own unless this says otherwise.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the heading.
   */
  description?: InlineHtml;
  /**
   * The steps of a multi-step form, in order.
   *
   * @maxItems 20
   */
  formSteps?: FormStep[];
  /**
   * The questions, in order. Left out: those of the preset or the category.
   *
   * @minItems 1
   * @maxItems 100
   */
  fields?: FormField[];
}
/**
 * A heading of level 1 to 6, as the Editor.js header tool saves it.
 */
export interface HeaderData {
  /**
   * The heading.
   */
  text: InlineHtml;
  /**
   * Level: 1 is the page's own title, 2 starts a section, 3 to 6 go deeper.
   */
  level?: number;
}
/**
 * A line between two parts of a text; Editor.js calls it a delimiter. It has no settings.
 */
export interface HorizontalRuleData {}
/**
 * Links as tiles, each with an icon: the short cuts of a page.
 */
export interface IconButtonsToolData {
  /**
   * The tiles in reading order.
   *
   * @minItems 1
   * @maxItems 24
   */
  buttons: IconButton[];
  /**
   * default draws bordered tiles, minimal the icon and text alone.
   */
  type?: 'default' | 'minimal';
  /**
   * Ground of the icons: accent colour, brand colour, an outline, or none.
   */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
  /**
   * Where icon and text stand in a tile, and an unfilled row on the page.
   */
  horizontalAlignment?: Alignment;
  /**
   * Tiles in one row on a wide screen; on a phone there are two.
   */
  buttonsPerRow?: number;
}
/**
 * A link with an icon.
 */
export interface IconButton {
  /**
   * The tile's icon.
   */
  icon: Icon;
  /**
   * What the tile says.
   */
  text: ShortText;
  href: Href;
}
/**
 * A picture with a caption, as the Editor.js image tool saves it.
 */
export interface ImageData {
  file: ImageFile;
  /**
   * What the picture shows, for those who do not see it. Without it the picture counts as decoration.
   */
  alt?: ShortText;
  /**
   * A line under the picture.
   */
  caption?: InlineHtml;
  /**
   * Draws a line around the picture.
   */
  withBorder?: boolean;
  /**
   * Sets the picture on a quiet ground, with room around it.
   */
  withBackground?: boolean;
  /**
   * Runs the picture from edge to edge of the page.
   */
  stretched?: boolean;
}
/**
 * The picture itself.
 */
export interface ImageFile {
  /**
   * Where the picture lies.
   */
  url: AssetPath;
  /**
   * Width of the picture in pixels, so that the page keeps its place while it loads.
   */
  width?: number;
  /**
   * Height of the picture in pixels.
   */
  height?: number;
}
/**
 * A picture behind other blocks, with a veil that keeps their text readable.
 */
export interface ImageBackgroundData {
  /**
   * The picture behind the blocks; it is decoration.
   */
  image: AssetPath;
  /**
   * The part of the picture that a narrow screen keeps, from 0 (left edge) to 1 (right edge).
   */
  focus?: number;
  /**
   * The blocks in front of the picture.
   */
  content: EditorDocument;
  overlay?: ImageBackgroundOverlay;
  /**
   * Least height; more content makes it taller.
   */
  minHeight?: Pixels;
  /**
   * How the lines of text are set.
   */
  alignment?: Alignment;
}
/**
 * The veil between picture and blocks.
 */
export interface ImageBackgroundOverlay {
  /**
   * deep: light text on the theme's deep colour; light: the theme's own text on its surface.
   */
  tone?: 'deep' | 'light';
  /**
   * How dense the veil is, up to 1 (solid). A veil too thin for its tone is drawn at 0.72 (deep) or 0.86 (light), the least that keeps text readable on any picture.
   */
  strength?: number;
}
/**
 * A wide picture with a heading, a few words and actions. As the first block of a page it is the hero and carries the page's h1.
 */
export interface ImageBannerData {
  /**
   * The picture.
   */
  image: AssetPath;
  /**
   * What the picture shows, for people who do not see it; empty if it only sets the mood.
   */
  alt?: ShortText;
  /**
   * Width of the picture file, where it is not one of the tenant's assets.
   */
  imageWidth?: Pixels;
  /**
   * Height of the picture file, where it is not one of the tenant's assets.
   */
  imageHeight?: Pixels;
  /**
   * The part of the picture that a narrow screen keeps, from 0 (left edge) to 1 (right edge).
   */
  focus?: number;
  /**
   * A cut-out, such as a car, that stands in front of the picture on its lower edge.
   */
  foregroundImage?: AssetPath;
  /**
   * What the cut-out shows.
   */
  foregroundAlt?: ShortText;
  /**
   * Names what is in the picture.
   */
  caption?: ShortText;
  /**
   * The promise, in a few words.
   */
  heading?: InlineHtml;
  /**
   * A line under the heading.
   */
  subheading?: InlineHtml;
  /**
   * A sentence or two under that.
   */
  text?: InlineHtml;
  /**
   * What to do next: one main action and at most a few others.
   *
   * @maxItems 4
   */
  buttons?: ImageBannerButton[];
  overlay?: ImageBannerOverlay;
  /**
   * Least height of the banner on a wide screen; more text makes it taller.
   */
  height?: Pixels;
  /**
   * How the lines of text are set.
   */
  alignment?: Alignment;
  /**
   * Draw the banner as the page's hero, in the way of the theme, and load its picture first. Without it, that is so for the first block of the page.
   */
  priority?: boolean;
}
/**
 * A link drawn as a button.
 */
export interface ImageBannerButton {
  /**
   * What the button says.
   */
  text: ShortText;
  href: Href;
  /**
   * Icon beside the text.
   */
  icon?: Icon;
  /**
   * Weight of the button; without it the first is the accent and the others are outlined.
   */
  look?: 'accent' | 'brand' | 'outline' | 'plain';
}
/**
 * The veil between picture and text.
 */
export interface ImageBannerOverlay {
  /**
   * Without a veil the text stands on a plate of its own.
   */
  on?: boolean;
  /**
   * How dense the veil is where it is densest, from 0 (none) to 1 (solid); 0.62 if a cut-out stands in front, since the words are in the sky then. From 0.7 on the text is readable on any picture; below that the picture has to be dark where the text stands.
   */
  strength?: number;
  /**
   * Where the veil is densest and the text stands.
   */
  side?: 'left' | 'right' | 'bottom' | 'all';
}
/**
 * Pictures side by side that people swipe through; they can move on by themselves.
 */
export interface ImageSliderData {
  /**
   * The pictures in order.
   *
   * @minItems 1
   * @maxItems 30
   */
  slides: ImageSlide[];
  /**
   * What the slider shows, for people who do not see it.
   */
  label?: ShortText;
  /**
   * How many pictures are in view: single one, peek one and a piece of the next, strip several.
   */
  layout?: 'single' | 'peek' | 'strip';
  /**
   * Height of every picture on a wide screen; narrow screens keep the proportions.
   */
  imageHeight?: Pixels;
  /**
   * Width of every picture, at most the screen's; instead of the layout's.
   */
  imageWidth?: Pixels;
  /**
   * Proportions of every picture, if imageHeight does not set them.
   */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
  /**
   * Draw a frame around the pictures.
   */
  useFrame?: boolean;
  /**
   * Let the pictures run on to the edge of the screen.
   */
  allowOverflow?: boolean;
  /**
   * Move on without being asked; stops on hover and focus, can be paused, and never starts for people who prefer less motion.
   */
  autoplay?: boolean;
  /**
   * How long a picture stays, in milliseconds.
   */
  delay?: number;
}
/**
 * One picture, perhaps a link.
 */
export interface ImageSlide {
  /**
   * The picture.
   */
  url: AssetPath;
  /**
   * What the picture shows and, for a link, where it leads.
   */
  alt?: ShortText;
  /**
   * Where the picture leads.
   */
  href?: Href;
  /**
   * Width of the picture file.
   */
  width?: Pixels;
  /**
   * Height of the picture file.
   */
  height?: Pixels;
}
/**
 * A list, as the Editor.js list tool saves it; lists of its first version, whose entries are plain texts, are taken too.
 */
export interface ListData {
  /**
   * Dots, numbers or ticks.
   */
  style?: 'unordered' | 'ordered' | 'checklist';
  meta?: ListMeta;
  /**
   * The entries in order.
   *
   * @maxItems 500
   */
  items: (ListItem | InlineHtml)[];
}
/**
 * Settings of a list.
 */
export interface ListMeta {
  /**
   * Number of the first entry, in an ordered list.
   */
  start?: number;
  /**
   * How an ordered list counts.
   */
  counterType?: 'numeric' | 'lower-roman' | 'upper-roman' | 'lower-alpha' | 'upper-alpha';
}
/**
 * An entry of a list, with a list of its own if it has one.
 */
export interface ListItem {
  /**
   * The words of the entry.
   */
  content: InlineHtml;
  meta?: ListItemMeta;
  /**
   * Entries below this one.
   *
   * @maxItems 500
   */
  items?: ListItem[];
}
/**
 * Settings of an entry and of the list below it.
 */
export interface ListItemMeta {
  /**
   * Ticked, in a checklist.
   */
  checked?: boolean;
  /**
   * Number of the first entry, in an ordered list.
   */
  start?: number;
  /**
   * How an ordered list counts.
   */
  counterType?: 'numeric' | 'lower-roman' | 'upper-roman' | 'lower-alpha' | 'upper-alpha';
}
/**
 * Where the dealer is: a card per place, or a compact list when there are more than three; or a search of the make's whole network.
 */
export interface LocationsData {
  /**
   * Heading above the places.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the heading.
   */
  description?: InlineHtml;
  /**
   * Shows a search of the make's network in place of the dealer's own places: by place or dealership, with a list and a map.
   */
  search?: boolean;
  /**
   * The places to show, in this order; all visible ones if left out. Has no effect with `search`.
   *
   * @maxItems 100
   *
   * Items: A place.
   */
  locationIds?: Key[];
  /**
   * Only places where this is done. With `search`: what it looks for, without a choice.
   */
  locationType?: 'sales' | 'service' | 'parts';
  /**
   * Only places that look after one of these makes. A network's places name no makes, so this has no effect with `search`.
   *
   * @maxItems 50
   *
   * Items: Name of a make.
   */
  manufacturers?: ShortText[];
}
/**
 * The paints of a model: a picture of the car, swatches, and tabs for its versions.
 */
export interface ModelColorsData {
  /**
   * Heading above the picture.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the heading.
   */
  description?: InlineHtml;
  /**
   * The model.
   */
  model: Slug;
}
/**
 * What a model has to offer, one feature at a time: tabs with a picture and a few words each.
 */
export interface ModelFeaturesData {
  /**
   * Heading of the features.
   */
  heading?: InlineHtml;
  /**
   * The features in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  features: ModelFeaturesItem[];
}
/**
 * One feature.
 */
export interface ModelFeaturesItem {
  /**
   * What the tab says, a word or two.
   */
  tab: ShortText;
  /**
   * Heading of the feature.
   */
  heading?: InlineHtml;
  /**
   * A line under the heading.
   */
  subheading?: InlineHtml;
  /**
   * What it does for the driver.
   */
  description?: InlineHtml;
  /**
   * Picture of the feature.
   */
  image?: AssetPath;
  /**
   * What the picture shows; empty if the words say it.
   */
  alt?: ShortText;
}
/**
 * The versions of a model with price range and features: a slider when there are more than two, else a list.
 */
export interface ModelVariantsData {
  /**
   * Heading above the versions.
   */
  heading?: ShortText;
  /**
   * The model.
   */
  model: Slug;
  /**
   * Leave out the price ranges.
   */
  hidePrices?: boolean;
  /**
   * Add a button that opens the model's brochure, if it has one.
   */
  showBrochure?: boolean;
  /**
   * What the quote button says.
   */
  quoteText?: ShortText;
  /**
   * Where the quote button leads; model and version are added to the query.
   */
  quoteHref?: Href;
}
/**
 * Special offers: a strip of tabs, one per model, above a grid of cards.
 */
export interface OffersData {
  /**
   * Heading above the offers.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the heading.
   */
  description?: InlineHtml;
  /**
   * Offers that this block is limited to; every entry must hold.
   *
   * @maxItems 10
   */
  facetFilters?: OfferFacetFilter[];
  /**
   * Words that an offer must hold.
   */
  searchFilters?: ShortText;
  /**
   * At most this many offers.
   */
  limit?: number;
  /**
   * Show the dealer's current promotions after the offers: those without a model in the tab Other Offers, those with one in the model's tab. facetFilters and searchFilters don't apply to them; limit counts offers and promotions together. They come from the dashboard, or from data/promotions.json, and disappear after ends_on.
   */
  promotions?: boolean;
  /**
   * Leave out the tabs and show everything.
   */
  hideTabs?: boolean;
  /**
   * What special-offers pages say when there are none; elsewhere nothing shows.
   */
  noOffersMessage?: InlineHtml;
}
/**
 * A condition on one attribute.
 */
export interface OfferFacetFilter {
  /**
   * The attribute.
   */
  field: 'model' | 'manufacturer';
  /**
   * Any one of these.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A value as the offers spell it.
   */
  values: ShortText[];
}
/**
 * A paragraph of running text, as Editor.js saves it.
 */
export interface ParagraphData {
  /**
   * The paragraph, with emphasis and links.
   */
  text: InlineHtml;
}
/**
 * HTML written by hand, as the Editor.js raw tool saves it.
 */
export interface RawData {
  /**
   * The HTML. Scripts, styles, forms, frames and event handlers are removed when the page is rendered.
   */
  html: BlockHtml;
}
/**
 * What customers say: stars, their number, and reviews.
 */
export interface ReviewsData {
  /**
   * simple: score and reviews; highlighted: one review large; full: every review; mini: the score in one line; modern: score beside quotes.
   */
  variant?: 'simple' | 'highlighted' | 'full' | 'mini' | 'modern';
  /**
   * Heading above the reviews.
   */
  heading?: ShortText;
  /**
   * The business profile whose reviews are shown; All Reviews takes those of the whole site.
   */
  gmbProfile?: ShortText;
  /**
   * Reviews written into the page; with them, none are fetched.
   *
   * @maxItems 200
   */
  reviews?: Review[];
  /**
   * How many reviews there are in all, with those not shown.
   */
  count?: number;
  /**
   * Average of all reviews, in stars.
   */
  average_rating?: number;
  /**
   * How many of all reviews gave each number of stars. Shown as bars by the variants full and modern; the others ignore it. Without it the bars are shown only where every review is here to be counted.
   */
  distribution?: StarDistribution;
}
/**
 * Stands in old pages where a search field was; draws nothing.
 */
export interface SearchData {
  /**
   * The words that stood in the field; ignored.
   */
  placeholder?: ShortText;
}
/**
 * The thanks after a form, chosen by the query's category and subcategory. The page's own messages win; the texts here stand in where no message fits.
 */
export interface SuccessData {
  /**
   * Heading where no message fits.
   */
  heading?: ShortText;
  /**
   * Text below that heading.
   */
  description?: InlineHtml;
}
/**
 * A table, as the Editor.js table tool saves it.
 */
export interface TableData {
  /**
   * The first row holds the headings of the columns.
   */
  withHeadings?: boolean;
  /**
   * Takes the full width of the page's content instead of that of the text.
   */
  stretched?: boolean;
  /**
   * Rows from top to bottom, each a list of cells from left to right.
   *
   * @minItems 1
   * @maxItems 1000
   */
  content: InlineHtml[][];
}
/**
 * A single coloured label, such as "Demo" or "Price drop".
 */
export interface TagData {
  /**
   * What the label says.
   */
  text: ShortText;
  /**
   * The label's ground, always opaque; the theme's soft brand colour without it.
   */
  backgroundColor?: Colour;
  /**
   * The text's colour. One that could not be read on the ground gives way to black or white.
   */
  textColor?: Colour;
  /**
   * Icon before the text.
   */
  icon?: Icon;
  /**
   * Where the label stands in its column.
   */
  horizontalAlignment?: Alignment;
}
/**
 * A row of short labels, each in colours of its own if wanted.
 */
export interface TagsData {
  /**
   * The labels in order.
   *
   * @minItems 1
   * @maxItems 50
   */
  tags: TagsItem[];
}
/**
 * A label.
 */
export interface TagsItem {
  /**
   * What the label says, a word or two.
   */
  text: ShortText;
  /**
   * Ground of the label; without it, the theme's quiet ground.
   */
  backgroundColor?: Colour;
  /**
   * Colour of the words. Where it can not be read on the ground (contrast under 4.5), black or white takes its place.
   */
  textColor?: Colour;
}
/**
 * The people who work for the dealer, by category.
 */
export interface TeamData {
  /**
   * Heading above the people.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the heading.
   */
  description?: InlineHtml;
  /**
   * grouped: one group after the other; tabs: one group at a time.
   */
  layout?: 'grouped' | 'tabs';
  /**
   * Only these categories; all if left out. Their order on the page is fixed.
   *
   * @maxItems 30
   *
   * Items: Name of a category, such as sales.
   */
  categories?: ShortText[];
  /**
   * Only these people; all if left out.
   *
   * @maxItems 300
   *
   * Items: A person.
   */
  members?: Slug[];
  /**
   * Only people of these places; all if left out.
   *
   * @maxItems 100
   *
   * Items: A place.
   */
  locationIds?: Key[];
}
/**
 * A large figure that counts up once when it comes into view.
 */
export interface TwgSalesCounterData {
  /**
   * The figure that is counted up to.
   */
  figure: number;
  /**
   * What is counted, such as "cars sold since 1974".
   */
  label: ShortText;
  /**
   * Directly before the figure, such as "$".
   */
  prefix?: ShortText;
  /**
   * Directly after the figure, such as "+".
   */
  suffix?: ShortText;
  /**
   * A sentence below the label.
   */
  description?: InlineHtml;
}
/**
 * A short film that plays by itself, without sound and over and over. People who prefer less motion see its poster and start it themselves.
 */
export interface VideoData {
  /**
   * The film, MP4. An address without .mp4 gets it.
   */
  url: AssetPath;
  /**
   * The picture that stands until the film plays.
   */
  poster?: AssetPath;
  /**
   * What the film shows, for people who do not see it.
   */
  title?: ShortText;
  /**
   * A line under the film.
   */
  caption?: InlineHtml;
  captions?: VideoCaptions;
  /**
   * Proportions of the film.
   */
  aspectRatio?: AspectRatio;
}
/**
 * The film's words as text.
 */
export interface VideoCaptions {
  /**
   * The captions, WebVTT.
   */
  url: AssetPath;
  /**
   * Their language tag.
   */
  language?: string;
  /**
   * Their name in the player's menu.
   */
  label?: ShortText;
}
/**
 * The makes of the dealer group: logos that lead to each make, or open a list of its websites.
 */
export interface WebsiteBrandsData {
  /**
   * Heading above the logos.
   */
  heading?: ShortText;
  /**
   * A sentence or two under the heading.
   */
  description?: InlineHtml;
  /**
   * grid: a logo is a link; modal: a logo opens the list of the make's websites.
   */
  variant?: 'grid' | 'modal';
  /**
   * The makes to show, in this order; all if left out.
   *
   * @maxItems 100
   *
   * Items: A make.
   */
  brands?: Slug[];
}

/** The type of `data` by block type. */
export interface BlockData {
  alternatingColumns: AlternatingColumnsData;
  brandDescription: BrandDescriptionData;
  brandModels: BrandModelsData;
  buttons: ButtonsData;
  cardsTool: CardsToolData;
  cars: CarsData;
  columns: ColumnsData;
  customComponent: CustomComponentData;
  embed: EmbedData;
  faq: FaqData;
  financeCalculator: FinanceCalculatorData;
  form: FormData;
  formBuilder: FormBuilderData;
  header: HeaderData;
  horizontalRule: HorizontalRuleData;
  iconButtonsTool: IconButtonsToolData;
  image: ImageData;
  imageBackground: ImageBackgroundData;
  imageBanner: ImageBannerData;
  imageSlider: ImageSliderData;
  list: ListData;
  locations: LocationsData;
  modelColors: ModelColorsData;
  modelFeatures: ModelFeaturesData;
  modelVariants: ModelVariantsData;
  offers: OffersData;
  paragraph: ParagraphData;
  raw: RawData;
  reviews: ReviewsData;
  search: SearchData;
  success: SuccessData;
  table: TableData;
  tag: TagData;
  tags: TagsData;
  team: TeamData;
  twgSalesCounter: TwgSalesCounterData;
  video: VideoData;
  websiteBrands: WebsiteBrandsData;
}

/** The entities of the dealer's data by name. */
export interface Entities {
  brand: Brand;
  car: Car;
  colour: ModelColour;
  location: DealerLocation;
  manufacturerLocation: ManufacturerLocation;
  model: Model;
  offer: Offer;
  redirect: Redirect;
  review: Review;
  reviewSummary: ReviewSummary;
  teamMember: TeamMember;
  variant: ModelVariant;
}
