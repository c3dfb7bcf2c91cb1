/* Generated from src/entities/offer.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Href, Key, LongText, ShortText, Slug } from '../common.ts';

/** A special offer on a model, or on anything else when it names no model. */
export interface Offer {
  /** Identifies the offer. */
  id: Key;
  model?: OfferModel;
  /** Name of the make. */
  manufacturer?: ShortText;
  /** What is on offer, in a few words. */
  heading?: ShortText;
  /** The price, rate or saving that the card shows large, such as $39,990 or 2.9%. */
  figure?: ShortText;
  /**
   * What the figure holds for; stands directly under it. A rate names its comparison rate here.
   */
  condition?: ShortText;
  /** More about the offer. */
  description?: LongText;
  /** The small print. */
  disclaimer?: LongText;
  image?: OfferImage;
  /** Where the card leads. */
  href?: Href;
  /** What the link says. */
  linkText?: ShortText;
  /** The last day of the offer, YYYY-MM-DD in the site's time zone. */
  ends_on?: string;
  /** Cars left at this offer, if it ends with the stock. */
  stock_left?: number;
}

/** The model it is about; offers without one stand under Other Offers. */
export interface OfferModel {
  /** The model's name; also the name of its tab. */
  name: ShortText;
  /** The model's slug, if it has a page. */
  slug?: Slug;
}

/** The offer's picture. */
export interface OfferImage {
  /** The picture file. */
  url: AssetPath;
  /** What the picture shows, for people who do not see it. */
  alt?: ShortText;
}
