/* Generated from src/entities/offer.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Day, Href, Key, LongText, ShortText, Slug } from '../common.ts';

/** A special offer on a model, or on anything else if it names no model. */
export interface Offer {
  /** Identifies the offer. */
  id: Key;
  model?: OfferModel;
  /** Name of the make. */
  manufacturer?: ShortText;
  /** Heading of the offer, in a few words. */
  heading?: ShortText;
  /** Price, rate or saving that the card shows large, such as $39,990 or 2.9%. */
  figure?: ShortText;
  /** Condition of the figure, directly below it. */
  condition?: ShortText;
  /**
   * Price of the car in this offer, in whole units of the site's currency. The card shows its weekly repayment with the terms of the loan.
   */
  price?: number;
  loan?: OfferLoan;
  /** Description of the offer. */
  description?: LongText;
  /** The small print. */
  disclaimer?: LongText;
  image?: OfferImage;
  /** Target of the card's link. */
  href?: Href;
  /** Label of the link. */
  linkText?: ShortText;
  /** Last day of the offer, YYYY-MM-DD in the site's time zone. */
  ends_on?: Day;
  /** Cars left, if the offer ends with the stock: at 0 it is no longer shown. */
  stock_left?: number;
}

/** Model of the offer; offers without one are in the tab Other Offers. */
export interface OfferModel {
  /** The model's name; also the name of its tab. */
  name: ShortText;
  /** The model's slug, if it has a page. */
  slug?: Slug;
}

/**
 * Terms of the loan in this offer; the site's usual terms by default. In Australia, the repayment is shown only with a comparison rate.
 */
export interface OfferLoan {
  /** Interest rate in percent a year. */
  annualRate: number;
  /**
   * Comparison rate in percent a year. In Australia the card shows it as large as the weekly repayment, and as large as the figure if that is the annual rate.
   */
  comparisonRate?: number;
  /** Term in years. */
  years: number;
  /** Deposit in percent of the price; none by default. */
  depositPercent?: number;
}

/** Image of the offer. */
export interface OfferImage {
  /** The image file. */
  url: AssetPath;
  /** Description of the image for people who can't see it. */
  alt?: ShortText;
}
