/* Generated from src/entities/model.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Key, LongText, ShortText, Slug } from '../common.ts';
import type { ModelColour } from '../entities/colour.ts';
import type { ModelVariant } from '../entities/variant.ts';

/** A model of a make, as the model range and the model pages show it. */
export interface Model {
  /** Identifies the model in enquiries (model_id). */
  id?: Key;
  /** The model's page, /models/{slug}. */
  slug: Slug;
  /** Slug of the page since it was renamed; takes precedence over slug. */
  new_slug?: Slug;
  /** Display name. */
  name: ShortText;
  /** coming_soon: announced, no quotes yet, so the quote button is hidden. */
  status?: 'available' | 'coming_soon';
  /** The maker's category, the first of the model in the range. */
  manufacturer_body?: ShortText;
  /** A second category of the maker. */
  manufacturer_body2?: ShortText;
  /** A third category of the maker. */
  manufacturer_body3?: ShortText;
  /**
   * Body types, used as further categories.
   *
   * Items: A body type, such as SUV.
   */
  body?: ShortText[];
  /** Paints of the model. */
  colours?: ModelColour[];
  /** Name of the make. */
  manufacturer_name?: ShortText;
  banner?: ModelBanner;
  /** Brochure to download. */
  brochure_url?: AssetPath;
  image?: ModelImage;
  /** Lowest price, in whole units of the site's currency; 0 or less counts as no price. */
  from_price?: number;
  /** A few sentences; the range truncates them to 200 characters at a word. */
  short_description?: LongText;
  /** Versions that can be ordered, in the maker's order. */
  model_variants?: ModelVariant[];
}

/** Wide image at the top of the model's page. */
export interface ModelBanner {
  /** The image file. */
  url: AssetPath;
}

/** Image of the car from the side. */
export interface ModelImage {
  /** The image file. */
  url: AssetPath;
}
