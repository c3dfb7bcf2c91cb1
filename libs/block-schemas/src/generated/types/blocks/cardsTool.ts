/* Generated from src/blocks/cardsTool/schema.json by `npm run codegen`. Do not edit. */
import type { AspectRatio, AssetPath, Href, InlineHtml, ObjectFit, ShortText } from '../common.ts';

/** Cards with a picture, a heading and a text, in a grid or in a rail that scrolls sideways. */
export interface CardsToolData {
  /** The cards in reading order. */
  cards: Card[];
  /** Cards beside each other on a wide screen. */
  cardCols?: number;
  /** border draws a hairline around the cards, shadow lifts them. */
  type?: 'border' | 'shadow';
  /**
   * grid makes all cards equal; feature makes the first one large on a deep ground with the others beside it, and is for cards that do not scroll.
   */
  layout?: 'grid' | 'feature';
  /** Shape of the pictures. */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
  /** Whether the cards stand in one row that scrolls sideways. */
  isCarousel?: boolean;
  /** Whether the arrows of a carousel go on from the last card to the first. */
  loop?: boolean;
  /** Whether a carousel has its arrows on phones too; there is a swipe hint without them. */
  mobileArrows?: boolean;
}

/** One card. With an href the whole card is a link. */
export interface Card {
  /** The card's heading. */
  heading: ShortText;
  /** The card's text. */
  description?: InlineHtml;
  /** The card's picture. */
  image?: AssetPath;
  /** What the picture shows; empty if the heading says it already. */
  imageAlt?: ShortText;
  /** Where the card leads. */
  href?: Href;
  /** Words with an arrow at the foot of a card that leads somewhere. */
  linkText?: ShortText;
  /** A few words in a label at the foot of the card, such as "12 days left". */
  tagline?: ShortText;
}
