/* Generated from src/blocks/cardsTool/schema.json by `npm run codegen`. Do not edit. */
import type { AspectRatio, AssetPath, Href, InlineHtml, ObjectFit, ShortText } from '../common.ts';

/** Cards with an image, a heading and a text, in a grid or in a row that scrolls sideways. */
export interface CardsToolData {
  /** The cards in reading order. */
  cards: Card[];
  /** Cards beside each other on a wide screen. */
  cardCols?: number;
  /** border gives the cards a hairline border, shadow a shadow. */
  type?: 'border' | 'shadow';
  /**
   * grid makes all cards equal; feature makes the first one large on a dark background with the others beside it, and is for cards that don't scroll.
   */
  layout?: 'grid' | 'feature';
  /** Aspect ratio of the images. */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
  /** True for cards in one row that scrolls sideways. */
  isCarousel?: boolean;
  /** True if the arrows of a carousel continue from the last card to the first. */
  loop?: boolean;
  /** True if a carousel has its arrows on phones too; without them, it shows a swipe hint. */
  mobileArrows?: boolean;
}

/** One card. With an href the whole card is a link. */
export interface Card {
  /** The card's heading. */
  heading: ShortText;
  /** The card's text. */
  description?: InlineHtml;
  /** Image of the card. */
  image?: AssetPath;
  /**
   * Description of the image for people who can't see it; empty if the heading says it already.
   */
  imageAlt?: ShortText;
  /** Target of the card's link. */
  href?: Href;
  /** Label with an arrow at the bottom of a card with a link. */
  linkText?: ShortText;
  /** A few words in a label at the bottom of the card, such as "12 days left". */
  tagline?: ShortText;
}
