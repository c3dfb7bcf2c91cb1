/* Generated from src/blocks/brandDescription/schema.json by `npm run codegen`. Do not edit. */
import type { AssetPath, BlockHtml, Href, ShortText, Slug } from '../common.ts';

/** Introduction of a make: logo, heading, text and buttons. */
export interface BrandDescriptionData {
  /** The heading. */
  heading: ShortText;
  /**
   * The make, by its slug in the dealer's brands; by default, the brand whose name is the heading.
   */
  brand?: Slug;
  /** A line below the heading. */
  subheading?: ShortText;
  /** light has the page's background, dark a panel in the brand's deep colour. */
  theme?: 'light' | 'dark';
  /** box puts the block in a panel with a border. */
  variant?: 'plain' | 'box';
  logo?: BrandDescriptionLogo;
  /** Colour of text. */
  description?: BlockHtml;
  /** Buttons below the text. */
  btns?: BrandDescriptionButton[];
}

/** The make's logo. */
export interface BrandDescriptionLogo {
  /** The image. */
  url: AssetPath;
  /** The make's name if no text nearby says it. */
  alt?: ShortText;
}

/** A link that looks like a button. */
export interface BrandDescriptionButton {
  href: Href;
  /** Label of the button. */
  linkText: ShortText;
  /** filled, outlined, or minimal for an underlined link. */
  btnType?: 'filled' | 'outlined' | 'minimal';
  /** Colour of a filled button. */
  btnColour?: 'brand' | 'accent';
  /**
   * True replaces the button with one for each website of the brand: Visit Website, or Visit Used Stock for a site that sells used cars. For a brand without websites, the button is unchanged.
   */
  isDynamicWebsiteButtons?: boolean;
}
