/* Generated from src/blocks/brandDescription/schema.json by `npm run codegen`. Do not edit. */
import type { AssetPath, BlockHtml, Href, ShortText, Slug } from '../common.ts';

/** A make introduced: logo, heading, text and where to go next. */
export interface BrandDescriptionData {
  /** The heading. */
  heading: ShortText;
  /**
   * The make, by its slug in the dealer's brands; left out, the brand whose name is the heading.
   */
  brand?: Slug;
  /** A line below the heading. */
  subheading?: ShortText;
  /** light stands on the page's ground, dark on a panel of the brand's deep colour. */
  theme?: 'light' | 'dark';
  /** box draws a panel with a border around the block. */
  variant?: 'plain' | 'box';
  logo?: BrandDescriptionLogo;
  /** The text. */
  description?: BlockHtml;
  /** Buttons below the text. */
  btns?: BrandDescriptionButton[];
}

/** The make's logo. */
export interface BrandDescriptionLogo {
  /** The picture. */
  url: AssetPath;
  /** The make's name if no text nearby says it. */
  alt?: ShortText;
}

/** A link drawn as a button. */
export interface BrandDescriptionButton {
  href: Href;
  /** What the button says. */
  linkText: ShortText;
  /** filled, outlined, or minimal for an underlined link. */
  btnType?: 'filled' | 'outlined' | 'minimal';
  /** Colour of a filled button. */
  btnColour?: 'brand' | 'accent';
  /**
   * True replaces the button by one for each website of the brand: Visit Website, or Visit Used Stock for a site that sells used cars. A brand without websites keeps the button as it is written.
   */
  isDynamicWebsiteButtons?: boolean;
}
