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
 * How a picture fills its box: cover crops it, contain shows all of it.
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
 * Content blocks in reading order.
 *
 * @maxItems 500
 */
export type BlockList = AnyBlock[];
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
   * Host names that reach this site, without scheme and port.
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
  integrations?: Integrations;
  analytics?: Analytics;
  /**
   * Licence line and acknowledgement at the foot of every page.
   */
  footnote?: LongText;
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
   * Success pages offer Browse Stock.
   */
  showBrowseStock?: boolean;
  /**
   * Forms carry the terms checkbox.
   */
  requireTerms?: boolean;
  /**
   * Finance enquiries with a car ask for the lender's dealership.
   */
  financeLocations?: boolean;
  /**
   * Reviews emit schema.org data.
   */
  reviewsStructuredData?: boolean;
  /**
   * The finance calculator has a field to type the amount; on in New Zealand if left out.
   */
  typedLoanAmount?: boolean;
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
   * Asking price, in units of the site's currency; without one the card says to ask.
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
   * Lowest price, in whole units of the site's currency.
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
   * Lowest drive-away price, in whole units of the site's currency.
   */
  dap_min_price?: number;
  /**
   * Highest drive-away price, in whole units of the site's currency.
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
   * Whether the button stands for the websites of the brand, one button each; drawn as it is where the brand has none.
   */
  isDynamicWebsiteButtons?: boolean;
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

/** The type of `data` by block type. */
export interface BlockData {
  alternatingColumns: AlternatingColumnsData;
  brandDescription: BrandDescriptionData;
  buttons: ButtonsData;
  cardsTool: CardsToolData;
  columns: ColumnsData;
  customComponent: CustomComponentData;
  iconButtonsTool: IconButtonsToolData;
  search: SearchData;
  success: SuccessData;
  tag: TagData;
  twgSalesCounter: TwgSalesCounterData;
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
  review: Review;
  reviewSummary: ReviewSummary;
  teamMember: TeamMember;
  variant: ModelVariant;
}
