/* Generated from src/site.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Href, InlineHtml, Key, LintPointer, LintReason, LintRuleId, LintUntil, LongText, ShortText, Slug } from './common.ts';

/** A host name in lower case, without scheme, port or path. */
export type HostName = string;

/** A telephone number as people read it. */
export type Phone = string;

/** A colour as #rrggbb. */
export type ThemeColour = string;

/** One of the families that ship with the product, or the system's own. */
export type FontFamily =
  'rubik' | 'figtree' | 'source-serif-4' | 'public-sans' | 'system-sans' | 'system-serif';
/** A path on another site, without query or fragment. */
export type SatellitePath = string;

/** A tenant: one dealer's website and its settings. */
export interface Site {
  /** Version of the site format. */
  schemaVersion: 1;
  /** The website's number or key at the dashboard. */
  id: number | string;
  /** The tenant's short name; also the name of its folder. */
  slug: Slug;
  /** The dealer's name, as people say it. */
  name: ShortText;
  /** A few words beside the name in the header. */
  tagline?: ShortText;
  /** Who the dealer is, in a sentence or two; in the footer and for search engines. */
  description?: LongText;
  /**
   * Host names that reach this site, without scheme and port. A name reaches one tenant only, and never an IP address or localhost.
   */
  domains: string[];
  /** The dealership that this site belongs to. */
  dealershipSlug?: Slug;
  /** Makers whose cars the dealer sells new. */
  manufacturerIds?: number[];
  /** Country; sets locale, currency and the rules of finance texts. */
  region: 'AU' | 'NZ';
  /** Language tag; en-AU or en-NZ by region if left out. */
  locale?: string;
  /** ISO 4217 code; AUD or NZD by region if left out. */
  currency?: 'AUD' | 'NZD';
  /** IANA time zone of the dealer, such as Australia/Sydney; cutoffs and bookings count in it. */
  timeZone: string;
  /** The number in the header. */
  phone?: Phone;
  theme: Theme;
  navigation: Navigation;
  featureFlags?: FeatureFlags;
  settings?: SiteSettings;
  integrations?: Integrations;
  analytics?: Analytics;
  /** Licence line and acknowledgement at the foot of every page. */
  footnote?: LongText;
  /**
   * Lint rules that are kept quiet in the settings, or in a file that has no place for it, each for a reason.
   */
  lintIgnore?: SiteLintSuppression[];
}

/** The tokens that give the site its look; everything else is computed from them. */
export interface Theme {
  color: ThemeColours;
  font: ThemeFonts;
  /** Corner radius in pixels; 0 squares everything, buttons too. */
  radius?: number;
  /** shadow lifts cards with soft shadows, line draws a hairline instead. */
  elevation?: 'shadow' | 'line';
  /** How much air there is. */
  density?: 'compact' | 'regular' | 'roomy';
  /** light, dark, or auto to follow the visitor's setting. */
  scheme?: 'light' | 'dark' | 'auto';
  /** The mark in header and footer. */
  logo?: AssetPath;
  /** The icon of the browser's tab; the logo if left out. */
  favicon?: AssetPath;
  /**
   * full lays the banner's text on an edge-to-edge picture, framed sets a framed picture beside it.
   */
  hero?: 'full' | 'framed';
}

/** Four colours; ramps are computed in OKLCH with contrast kept at WCAG AA. */
export interface ThemeColours {
  /** The dealer's colour: headings' bands, chosen things, links. */
  brand: ThemeColour;
  /** The one bright colour, for the main action. */
  accent: ThemeColour;
  /** The page's ground. */
  surface?: ThemeColour;
  /** The text. */
  ink?: ThemeColour;
}

/** Type faces. */
export interface ThemeFonts {
  /** Face of headings and figures. */
  heading?: FontFamily;
  /** Face of the text. */
  body?: FontFamily;
}

/** Links of header and footer. */
export interface Navigation {
  /** Links of the header, in order. */
  header?: NavigationLink[];
  /** Columns of the footer. */
  footer?: NavigationGroup[];
  /** Links beside the footnote. */
  legal?: NavigationLink[];
}

/** A link of the navigation. */
export interface NavigationLink {
  /** What it says. */
  text: ShortText;
  href: Href;
}

/** A titled column of links. */
export interface NavigationGroup {
  /** Title of the column. */
  title: ShortText;
  /** Its links. */
  links: NavigationLink[];
}

/** Switches of behaviour. Every flag there is stands here; an undeclared one is an error. */
export interface FeatureFlags {
  /** Staff have no page of their own; /team/{slug} answers 404. */
  removeProfilePages?: boolean;
  /** Reviews emit schema.org data. */
  reviewsStructuredData?: boolean;
  /**
   * The finance calculator has a field to type the amount into. New Zealand's sites have it always.
   */
  typedLoanAmount?: boolean;
}

/** Choices that dealers make differently. */
export interface SiteSettings {
  cars?: CarSettings;
  /** Models that the range leaves out. */
  excludedModels?: Slug[];
  /** The one hybrid that the range hides. */
  hybridSlug?: Slug;
  /** Brochures of models; each wins over the brochure that the model's own data name. */
  brochures?: ModelBrochure[];
  /**
   * Special offers come from this file of the data folder, named without its ending, in place of the search: offers-winter for data/offers-winter.json. It is a list of offers. Without the file, or with nothing in it that fits, there are no offers.
   */
  offersFile?: Key;
  /** Which people come third on the team's page; the other of the two comes fourth. */
  teamThird?: 'pre-owned' | 'new vehicle sales';
  forms?: FormSettings;
  service?: ServiceSettings;
  finance?: FinanceSettings;
  success?: SuccessSettings;
  privacy?: PrivacySettings;
}

/** How cars are listed and what their pages lead to. */
export interface CarSettings {
  /** Cars shown at once in a list. */
  hitsPerPage?: 3 | 4;
  /** The page of all cars; View All Cars leads there. */
  stockPath?: Href;
  /** What every price includes, in a word or two under it. */
  priceTerms?: ShortText;
  /**
   * Percent a year that weekly repayments are worked out with; the country's usual rate if left out.
   */
  interest?: number;
  /** Dollars that setting a loan up costs; named beside weekly repayments, which exclude it. */
  establishmentFee?: number;
  /** The warning that the law asks for beside a comparison rate; shown under weekly repayments. */
  comparisonRateWarning?: LongText;
  /** Percent a year, fees included, that is shown beside the interest. */
  comparisonRate?: number;
  /** The page where visitors offer their own car; without one a car's page has no link to it. */
  tradeInPath?: Href;
}

/** A model's brochure. */
export interface ModelBrochure {
  /** The model. */
  model: Slug;
  /** The PDF file. */
  url: AssetPath;
}

/** What all forms of the site have in common. */
export interface FormSettings {
  /** Every form ends with a checkbox that agrees to the terms, and is not sent without it. */
  termsRequired?: boolean;
  /** What the visitor agrees to by that checkbox; stored with the enquiry. */
  termsWording?: InlineHtml;
  /**
   * What the dealer does with visitors' details, shown beside the button that sends them; a link to /privacy-policy is added where the wording has none. If left out, a sentence names the dealer and the purpose of the form.
   */
  privacyWording?: InlineHtml;
  /** Forms offer a checkbox for news and offers; it is never ticked at first. */
  optIn?: boolean;
  /** What the visitor agrees to by the checkbox for news and offers; stored with the enquiry. */
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
   * Items: A state or region, as it is sent.
   */
  states?: ShortText[];
  /** The dealership's own state or region: what that field holds at first. */
  defaultState?: ShortText;
  /**
   * Models that forms about a car offer in a list; without any, the model is typed in.
   *
   * Items: Name of a model.
   */
  modelNames?: ShortText[];
  /** When bookings are taken; at any time if left out. */
  bookingHours?: BookingHours[];
  /**
   * Days on which no bookings are taken, such as public holidays: a date, or a month and day for every year.
   *
   * Items: A day: 2026-04-03, or 12-25 for every year.
   */
  closedDays?: string[];
}

/** Hours in which bookings of one kind are taken on some days of the week. */
export interface BookingHours {
  /** The kind of booking; fields name it as their bookingType. */
  bookingType: 'service' | 'test-drive' | 'appointment';
  /**
   * Days of the week.
   *
   * Items: A day.
   */
  days: ('Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun')[];
  /** The first time of day that may be chosen, in the dealer's time zone. */
  from: string;
  /** The last time of day that may be chosen, in the dealer's time zone. */
  to: string;
}

/** What the service booking asks, and where it leads. */
export interface ServiceSettings {
  /**
   * full asks everything in three steps, minimal begins with the car, wizard begins with the make and leads to its website.
   */
  variant?: 'full' | 'minimal' | 'wizard';
  /** The service interval has to be chosen. */
  intervalRequired?: boolean;
  /**
   * The service intervals to choose from.
   *
   * Items: An interval, as it is sent.
   */
  intervals?: ShortText[];
  /** The choices begin with the complimentary first service, "3,000km or 3 months". */
  complimentaryInterval?: boolean;
  /**
   * The kinds of service to choose from; asked, and required, only if there are any.
   *
   * Items: A kind of service, as it is sent.
   */
  serviceTypes?: ShortText[];
  /** Ask what is wrong with the car. */
  repairIssue?: boolean;
  /** Ask for street, suburb, state and postcode. */
  addressFields?: boolean;
  /** Offer a checkbox for a quote on new tyres. */
  tyreQuote?: boolean;
  /** The thanks promise a call or SMS of the service team within 24 to 48 hours. */
  callbackPromise?: boolean;
  /** Booking pages of other systems, by dealership group. */
  externalBookings?: ExternalBookings[];
  /**
   * Hosts that a visitor may be sent on to from the service booking, beside those of the brands' own websites.
   */
  redirectHosts?: HostName[];
  freeRide?: FreeRide;
}

/** The booking pages of one dealership group. */
export interface ExternalBookings {
  /** Name of the dealership group. */
  group: ShortText;
  /** Its booking pages. */
  links: ExternalBooking[];
}

/**
 * A booking page of another system. Its host must be one of redirectHosts, else the link is left out.
 */
export interface ExternalBooking {
  /** Name of the place, as the link says it. */
  text: ShortText;
  /** Address of the booking page. */
  url: string;
}

/**
 * The offer of a free ride to customers who live near the dealership. Without it nothing is offered.
 */
export interface FreeRide {
  /** Greatest distance from the dealership in kilometres, as the crow flies. */
  radiusKm?: number;
  /**
   * The whole text of the offer, as every visitor reads it, near or far. Without it visitors read how far the free ride home goes, and those within the radius that they are close enough.
   */
  wording?: InlineHtml;
}

/** The finance enquiry and the lender behind it. */
export interface FinanceSettings {
  /** A car's own finance location is looked up when the visitor comes from that car. */
  financeLocations?: boolean;
  /** Locations that stand first in the list of dealerships, in this order. */
  headOfListLocationIds?: Key[];
  /** Hosts of the lender's satellite sites that a visitor may be sent on to. */
  satelliteHosts?: HostName[];
  /** Page of the lender's satellite site where an applicant gets a new quote. */
  quotePath?: SatellitePath;
  /** Page of the lender's satellite site where an applicant verifies a mobile number first. */
  mobileVerificationPath?: SatellitePath;
  /** Consent that the application may be assessed; stored with it. */
  privacyConsent?: InlineHtml;
  /** Consent to the credit score being looked up; stored with the application. */
  scoreseekerConsent?: InlineHtml;
  /** Consent to electronic communication; stored with the application. */
  electronicConsent?: InlineHtml;
  /** Text of the thanks after a finance enquiry, in place of the usual one. */
  successText?: InlineHtml;
  /** A link under those thanks. */
  successLink?: NavigationLink;
}

/** The page that thanks after a form. */
export interface SuccessSettings {
  /** Path of that page. */
  path?: Href;
  /** The thanks have a button to the cars in stock. */
  browseStock?: boolean;
  /** The page tells the measurement that it was seen, with its category. */
  trackPage?: boolean;
}

/**
 * How long personal data of visitors are kept. When the time is over they are erased; ids, dates and the accounts of deliveries stay.
 */
export interface PrivacySettings {
  /** Days after which leads of unfinished forms are erased, counted from their last step. */
  unfinishedLeadDays?: number;
  /** Days after which finished leads are erased. */
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
  /** Base address of the dealer dashboard. */
  dashboardHost?: Href;
}

/** Measurement. Without it, pages carry no script for it. */
export interface Analytics {
  /** The tag manager's container. */
  containerId?: Key;
  /** Ask before anything is measured. */
  requireConsent?: boolean;
}

/** Keeps a lint rule quiet in the settings or in another file, for a reason. */
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
