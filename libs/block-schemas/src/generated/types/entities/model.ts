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
  /** The page's slug since it was renamed; wins over slug. */
  new_slug?: Slug;
  /** What people call it. */
  name: ShortText;
  /** coming_soon: announced, no quotes yet, so the quote button is hidden. */
  status?: 'available' | 'coming_soon';
  /** The maker's category; the first that the range shows it under. */
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
  /** The paints it comes in. */
  colours?: ModelColour[];
  /** Name of the make. */
  manufacturer_name?: ShortText;
  banner?: ModelBanner;
  /** The brochure to download. */
  brochure_url?: AssetPath;
  image?: ModelImage;
  /** Lowest price, in whole units of the site's currency; 0 or less is no price. */
  from_price?: number;
  /** A few sentences; the range cuts them at 200 characters, at a word. */
  short_description?: LongText;
  /** The versions that can be ordered, in the maker's order. */
  model_variants?: ModelVariant[];
}

/** Wide picture at the top of the model's page. */
export interface ModelBanner {
  /** The picture file. */
  url: AssetPath;
}

/** Picture of the car, from the side. */
export interface ModelImage {
  /** The picture file. */
  url: AssetPath;
}
