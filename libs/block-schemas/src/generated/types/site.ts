/* Generated from src/site.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Holiday, Href, InlineHtml, Key, LintPointer, LintReason, LintRuleId, LintUntil, LongText, ShortText, Slug } from './common.ts';

/** A host name in lower case, without scheme, port or path. */
export type HostName = string;

/** A telephone number in readable form. */
export type Phone = string;

/** A colour as #rrggbb. */
export type ThemeColour = string;

/** One of the families that ship with the product, or the system's own. */
export type FontFamily =
  | 'rubik'
  | 'figtree'
  | 'source-serif-4'
  | 'public-sans'
  | 'sofia-sans-condensed'
  | 'hanken-grotesk'
  | 'commissioner'
  | 'system-sans'
  | 'system-serif';
/** A path on another site, without query or fragment. */
export type SatellitePath = string;

/** A tenant: one dealer's website and its settings. */
export interface Site {
  /** Version of the site format. */
  schemaVersion: 1;
  /** Number or key of the website in the dealer dashboard. */
  id: number | string;
  /** Short name of the tenant; also the name of its folder. */
  slug: Slug;
  /** Name of the dealer. */
  name: ShortText;
  /** Tagline beside the name in the header. */
  tagline?: ShortText;
  /** Description of the dealer in a sentence or two; in the footer and for search engines. */
  description?: LongText;
  /**
   * Host names of this site, without scheme and port. Each belongs to one tenant only; IP addresses and localhost are not allowed.
   */
  domains: string[];
  /** The dealership that this site belongs to. */
  dealershipSlug?: Slug;
  /** Makers whose cars the dealer sells new. */
  manufacturerIds?: number[];
  /** Country; decides locale, currency and the rules of finance texts. */
  region: 'AU' | 'NZ';
  /** Language tag; by default en-AU or en-NZ by region. */
  locale?: string;
  /** ISO 4217 code; by default AUD or NZD by region. */
  currency?: 'AUD' | 'NZD';
  /**
   * IANA time zone of the dealer, such as Australia/Sydney; cutoffs and bookings are in this zone.
   */
  timeZone: string;
  /** Telephone number in the header. */
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
   * Lint rules that are suppressed in the settings, or in a file that can't declare it, each with a reason.
   */
  lintIgnore?: SiteLintSuppression[];
}

/** Design tokens of the site; everything else is computed from them. */
export interface Theme {
  color: ThemeColours;
  font: ThemeFonts;
  /** Corner radius in pixels; 0 makes every corner square, buttons included. */
  radius?: number;
  /**
   * Corner radius of buttons, tabs and chips in pixels; from 24 their ends are round. Round by default, square if radius is 0.
   */
  buttonRadius?: number;
  /**
   * bar puts logo, navigation and phone in one row; band does so on the dark shade of the brand; stacked centres the logo above the navigation.
   */
  header?: 'bar' | 'band' | 'stacked';
  /**
   * raised gives cards a border, filled a muted background, plain neither: picture and text are on the page itself.
   */
  cards?: 'raised' | 'filled' | 'plain';
  /** shadow gives cards soft shadows, line a hairline border. */
  elevation?: 'shadow' | 'line';
  /** Amount of white space. */
  density?: 'compact' | 'regular' | 'roomy';
  /** light, dark, or auto to follow the visitor's setting. */
  scheme?: 'light' | 'dark' | 'auto';
  /** Logo in header and footer. */
  logo?: AssetPath;
  /**
   * Logo for dark grounds: the footer, a header of look band, and the header of the dark scheme; the logo by default.
   */
  logoOnDark?: AssetPath;
  /** The logo contains the dealer's name, so that none is written beside it. */
  logoHasName?: boolean;
  /** Icon of the browser tab; the logo by default. */
  favicon?: AssetPath;
  /**
   * full puts the banner's text on an edge-to-edge image, framed puts a framed image beside it, open puts an edge-to-edge image below it.
   */
  hero?: 'full' | 'framed' | 'open';
}

/** Four colours; ramps are computed in OKLCH with contrast kept at WCAG AA. */
export interface ThemeColours {
  /** The dealer's colour: heading bands, selected items, links. */
  brand: ThemeColour;
  /** The bright colour of the main action. */
  accent: ThemeColour;
  /** Background of pages. */
  surface?: ThemeColour;
  /** Colour of text. */
  ink?: ThemeColour;
}

/** Typefaces. */
export interface ThemeFonts {
  /** Typeface of headings and figures. */
  heading?: FontFamily;
  /** Typeface of text. */
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
  /** Label of the link. */
  text: ShortText;
  href: Href;
}

/** A titled column of links. */
export interface NavigationGroup {
  /** Title of the column. */
  title: ShortText;
  /** Links of the column. */
  links: NavigationLink[];
}

/** Switches of behaviour. All flags are declared here; any other is an error. */
export interface FeatureFlags {
  /** Staff have no pages of their own; /team/{slug} returns 404. */
  removeProfilePages?: boolean;
  /** Reviews have schema.org data. */
  reviewsStructuredData?: boolean;
  /**
   * The finance calculator has a field for typing the amount. It is always on for sites in New Zealand.
   */
  typedLoanAmount?: boolean;
}

/** Settings that differ between dealers. */
export interface SiteSettings {
  cars?: CarSettings;
  /**
   * Models that the range doesn't show.
   *
   * Items: A model.
   */
  excludedModels?: Slug[];
  /** Hybrid that the range doesn't show. */
  hybridSlug?: Slug;
  /** Brochures of models; each takes precedence over the brochure in the model's data. */
  brochures?: ModelBrochure[];
  /** Focal points of photographs, such as a face or a car at the edge. */
  focalPoints?: PictureFocalPoint[];
  /**
   * File of the data folder with special offers, in place of the search, named without its extension: offers-winter for data/offers-winter.json. It is an array of offers. If the file is missing or nothing in it matches, there are no offers.
   */
  offersFile?: Key;
  /** Category that is third on the team page; the other of the two is fourth. */
  teamThird?: 'pre-owned' | 'new vehicle sales';
  forms?: FormSettings;
  service?: ServiceSettings;
  finance?: FinanceSettings;
  success?: SuccessSettings;
  privacy?: PrivacySettings;
}

/** Lists of cars, and links of their pages. */
export interface CarSettings {
  /** Cars per page of a list. */
  hitsPerPage?: 3 | 4;
  /** Page of all cars, the target of View All Cars. */
  stockPath?: Href;
  /** Terms of every price, in a word or two below it. */
  priceTerms?: ShortText;
  /** Leave out weekly repayments of cars and offers, for a dealer who arranges no finance. */
  hideRepayments?: boolean;
  /**
   * Annual interest rate of weekly repayments, in percent; the country's usual rate by default.
   */
  interest?: number;
  /**
   * Establishment fee of a loan in dollars, 0 if there is none; added to the amount financed in repayments and stated beside them.
   */
  establishmentFee?: number;
  /** Warning that the law requires beside a comparison rate; shown below weekly repayments. */
  comparisonRateWarning?: LongText;
  /**
   * Comparison rate in percent a year, fees included; shown beside the interest. Sites in Australia show weekly repayments only with it.
   */
  comparisonRate?: number;
  runningCosts?: RunningCostSettings;
  /** Page where visitors offer their own car; without it, a car's page has no such link. */
  tradeInPath?: Href;
  /** What the price includes, such as Registration and stamp duty; listed on a car's page. */
  priceIncludes?: CarLine[];
  /**
   * Reassurances with a tick in the price box of a car's page, such as Five-day exchange, under 500 km.
   */
  reassurances?: CarLine[];
  hold?: CarHold;
}

/**
 * Prices that the yearly running costs of new models are estimated with. Without a price, no cost is shown.
 */
export interface RunningCostSettings {
  /** Distance of a year in kilometres. */
  kmPerYear?: number;
  /** Price of a litre of petrol. */
  petrolPrice?: number;
  /** Price of a litre of diesel. */
  dieselPrice?: number;
  /** Price of a kilowatt hour. */
  electricityPrice?: number;
  /**
   * Road user charge of 1,000 km in a diesel or electric car, where there is one, as in New Zealand.
   */
  roadUserCharge?: number;
  /**
   * Road user charge of 1,000 km in a plug-in petrol hybrid; that of an electric car by default.
   */
  plugInRoadUserCharge?: number;
}

/** A line of text on the pages of some cars, or of all. */
export interface CarLine {
  /** The text. */
  text: ShortText;
  /**
   * Types of cars that it is true of, as the cars' car_type has them; all by default.
   *
   * Items: Type of a car, such as Used.
   */
  carTypes?: ShortText[];
}

/**
 * Holding a car for a deposit. With it, the page of every available car links to the payment.
 */
export interface CarHold {
  /** Payment page. The car's stock number, name and id are added as query parameters. */
  href: Href;
  /** The deposit in dollars. */
  amount: number;
  /**
   * Hours for which the deposit holds the car. Visitors who ask to hold one choose a day to come in by the day on which the hold ends, or the next day with times for visits. Without it the number of days of `forms.appointments` applies.
   */
  hours?: number;
  /**
   * Terms of the deposit in a sentence, such as Refunded in full if you change your mind within 48 hours.
   */
  terms?: ShortText;
}

/** A model's brochure. */
export interface ModelBrochure {
  /** The model. */
  model: Slug;
  /** The PDF file. */
  url: AssetPath;
}

/**
 * The part of a photograph that stays in view wherever it is cropped. A photograph with a focal point fills every slot, whatever its shape.
 */
export interface PictureFocalPoint {
  /** The photograph: a file of the assets folder. */
  picture: AssetPath;
  /** Horizontal position, from 0 (left edge) to 1 (right edge). */
  x: number;
  /** Vertical position, from 0 (upper edge) to 1 (lower edge). */
  y: number;
}

/** Settings of all forms of the site. */
export interface FormSettings {
  /** Every form ends with a checkbox that agrees to the terms, and is not sent without it. */
  termsRequired?: boolean;
  /** Text of that checkbox; stored with the enquiry. */
  termsWording?: InlineHtml;
  /**
   * Privacy notice beside the submit button; a link to /privacy-policy is added if the text has none. By default, a sentence names the dealer and the purpose of the form.
   */
  privacyWording?: InlineHtml;
  /** Forms have a checkbox for news and offers; it is never ticked initially. */
  optIn?: boolean;
  /** Text of the checkbox for news and offers; stored with the enquiry. */
  optInWording?: InlineHtml;
  /**
   * The dealer has several locations: forms that concern one require a choice. If only one location offers what a form is for, it is sent without asking.
   */
  severalDealerships?: boolean;
  /**
   * Locations to choose from: own, the dealer's visible locations that offer what the form is for (sales, service or parts); network, every dealership of the manufacturer's network, which a manufacturer's own site needs.
   */
  dealershipChoice?: 'own' | 'network';
  /**
   * Options of a field for a state or region; those of the country by default.
   *
   * Items: A state or region, as it is submitted.
   */
  states?: ShortText[];
  /** The dealership's own state or region, the default of that field. */
  defaultState?: ShortText;
  /**
   * Models to choose from in forms about a car; without any, the visitor types the model.
   *
   * Items: Name of a model.
   */
  modelNames?: ShortText[];
  /** Hours in which bookings are taken; any time by default. */
  bookingHours?: BookingHours[];
  /** Days on which no bookings are taken, such as public holidays. */
  closedDays?: Holiday[];
  /**
   * Times of test drives, within the sales hours of the chosen location. Visitors choose from 14 days by default.
   */
  testDrives?: VisitTimes;
  /**
   * Times at which cars are left for a service, within the service hours of the chosen location. Visitors choose from 42 days by default.
   */
  serviceVisits?: VisitTimes;
  /**
   * Times of other appointments, such as of a reservation, within the hours of the department that the form is for. Visitors choose from 14 days by default.
   */
  appointments?: VisitTimes;
  replyTimes?: ReplyTimes;
  confirmationEmail?: ConfirmationEmail;
}

/** Hours in which bookings of one kind are taken on some days of the week. */
export interface BookingHours {
  /** Kind of booking; fields refer to it by bookingType. */
  bookingType: 'service' | 'test-drive' | 'appointment';
  /**
   * Days of the week.
   *
   * Items: A day.
   */
  days: ('Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun')[];
  /** First time of day that can be chosen, in the dealer's time zone. */
  from: string;
  /** Last time of day that can be chosen, in the dealer's time zone. */
  to: string;
}

/**
 * How soon the dealer replies, by kind of request; forms and thank-you pages promise it. Without a time they name none.
 */
export interface ReplyTimes {
  /** Any request without a time of its own. */
  usual?: ReplyTime;
  /** Test drives. */
  testDrive?: ReplyTime;
  /** Service bookings; replaced by the promise of callbackPromise where that is set. */
  service?: ReplyTime;
  /** Parts enquiries. */
  parts?: ReplyTime;
  /** Finance enquiries. */
  finance?: ReplyTime;
  /** Trade-ins, cars for sale and valuations. */
  ownCar?: ReplyTime;
  /** Reservations of a car. */
  reservation?: ReplyTime;
  /** Job applications. */
  careers?: ReplyTime;
}

/**
 * Visitors receive an email that repeats their request and says what happens next; nobody receives one for a finance enquiry, a survey or a review. Without this setting nobody does.
 */
export interface ConfirmationEmail {
  /** The dealership's address, to which visitors' replies go. */
  replyTo: string;
  /** A sentence of the dealer's own below the next steps, such as where to park. */
  note?: ShortText;
}

/** Questions and targets of the service booking. */
export interface ServiceSettings {
  /**
   * full has all questions in three steps, minimal starts with the car, wizard starts with the make and leads to its website.
   */
  variant?: 'full' | 'minimal' | 'wizard';
  /** The service interval is required. */
  intervalRequired?: boolean;
  /**
   * The service intervals to choose from.
   *
   * Items: An interval, as it is submitted.
   */
  intervals?: ShortText[];
  /** The options start with the complimentary first service, "3,000km or 3 months". */
  complimentaryInterval?: boolean;
  /**
   * The kinds of service to choose from; asked, and required, only if there are any.
   *
   * Items: A kind of service, as it is submitted.
   */
  serviceTypes?: ShortText[];
  /**
   * Price and time of kinds of service, shown with the choice. A kind that serviceTypes does not have is offered after those.
   */
  serviceDetails?: ServiceDetail[];
  /** Ask what is wrong with the car. */
  repairIssue?: boolean;
  /** Ask for street, suburb, state and postcode. */
  addressFields?: boolean;
  /** Offer a checkbox for a quote on new tyres. */
  tyreQuote?: boolean;
  /** The thank-you message promises a call or SMS from the service team within 24 to 48 hours. */
  callbackPromise?: boolean;
  /** Booking pages of other systems, by dealership group. */
  externalBookings?: ExternalBookings[];
  /**
   * Hosts that the service booking can redirect a visitor to, besides the brands' own websites.
   */
  redirectHosts?: HostName[];
  freeRide?: FreeRide;
}

/** Price and time of a kind of service. */
export interface ServiceDetail {
  /** The kind of service, as in serviceTypes. */
  type: ShortText;
  /** Lowest price, in units of the site's currency. */
  from?: number;
  /** Usual time that the car stays. */
  minutes?: number;
  /** A few words more, such as what is included. */
  note?: ShortText;
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
  /** Label of the link: the name of the location. */
  text: ShortText;
  /** Address of the booking page. */
  url: string;
}

/**
 * Free ride offer for customers who live near the dealership. Without it, nothing is offered.
 */
export interface FreeRide {
  /** Maximum straight-line distance from the dealership in kilometres. */
  radiusKm?: number;
  /**
   * Full text of the offer, for every visitor, near or far. By default, the text names the radius, and tells visitors within it that they are close enough.
   */
  wording?: InlineHtml;
}

/** The finance enquiry and the lender behind it. */
export interface FinanceSettings {
  /** A car's own finance location is looked up when the visitor comes from that car. */
  financeLocations?: boolean;
  /** Locations at the top of the list of dealerships, in this order. */
  headOfListLocationIds?: Key[];
  /** Hosts of the lender's satellite sites that a visitor can be redirected to. */
  satelliteHosts?: HostName[];
  /** Page of the lender's satellite site where an applicant gets a new quote. */
  quotePath?: SatellitePath;
  /** Page of the lender's satellite site where an applicant verifies a mobile number first. */
  mobileVerificationPath?: SatellitePath;
  /** Consent to sharing the details with the lender; stored with the application. */
  privacyConsent?: InlineHtml;
  /** Consent to a credit score check; stored with the application. */
  scoreseekerConsent?: InlineHtml;
  /** Consent to electronic communication; stored with the application. */
  electronicConsent?: InlineHtml;
  /** Thank-you message after a finance enquiry, in place of the built-in one. */
  successText?: InlineHtml;
  /** Link below that message. */
  successLink?: NavigationLink;
}

/** The thank-you page after a form. */
export interface SuccessSettings {
  /** Path of the page. */
  path?: Href;
  /** The thank-you page has a button to the cars in stock. */
  browseStock?: boolean;
  /** The page reports its view and category to analytics. */
  trackPage?: boolean;
}

/**
 * Retention of visitors' personal data. After that time they are erased; ids, dates and delivery records are retained.
 */
export interface PrivacySettings {
  /** Days after which leads of unfinished forms are erased, counted from their last step. */
  unfinishedLeadDays?: number;
  /** Days after which finished leads are erased. */
  leadDays?: number;
  /**
   * Days after which birth dates and licence numbers are erased, counted from when the lender accepted the application. Those that no lender has confirmed are erased after 90 days at the earliest.
   */
  sensitiveAnswerDays?: number;
}

/**
 * Other systems that the site works with. Credentials belong to the server's environment, never here.
 */
export interface Integrations {
  /** Base address of the dealer dashboard. */
  dashboardHost?: Href;
}

/** Analytics. Without it, pages have no script for analytics. */
export interface Analytics {
  /** Container of the tag manager. */
  containerId?: string;
  /** Ask for consent before anything is measured. */
  requireConsent?: boolean;
}

/** Suppresses a lint rule in the settings or in another file, with a reason. */
export interface SiteLintSuppression {
  rule: LintRuleId;
  reason: LintReason;
  until?: LintUntil;
  pointer?: LintPointer;
  /** File below the tenant's folder, such as data/offers.json; site.json by default. */
  file?: string;
}

/**
 * When visits of one kind are offered: within the opening hours of the chosen location, and within the booking hours for their kind where there are any.
 */
export interface VisitTimes {
  /**
   * Length of a visit in minutes; one can start every so often, and the last one ends by closing time.
   */
  minutes?: number;
  /**
   * Minutes that the dealer needs to prepare and confirm a visit; the location is open for up to two hours of them. For service bookings that are confirmed within 24 to 48 hours (`service.callbackPromise`), 2880 by default.
   */
  noticeMinutes?: number;
  /** Number of days to choose from, today included. */
  days?: number;
}

/**
 * A time within which the dealer replies. Minutes and hours count during opening hours. Business days are days on which the department is open, from the day after the request; a reply within them is due at closing time.
 */
export interface ReplyTime {
  /** Number of units. */
  amount: number;
  /** Unit of the time. */
  unit: 'minutes' | 'hours' | 'business-days';
}
