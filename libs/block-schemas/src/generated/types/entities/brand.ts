/* Generated from src/entities/brand.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Href, Key, ShortText, Slug } from '../common.ts';

/** A make that the dealer group sells, with the websites of its dealerships. */
export interface Brand {
  /** Identifies the brand. */
  id: Key;
  /** Name of the brand in addresses and pages. */
  slug?: Slug;
  /** Display name. */
  name: ShortText;
  /** The make, spelt as in stock and models. */
  make?: ShortText;
  logo?: BrandLogo;
  /** Target of the logo's link. */
  url?: Href;
  /** The websites of the brand's dealerships. */
  websites?: BrandWebsite[];
}

/** Logo of the brand. */
export interface BrandLogo {
  /** The image file. */
  url: AssetPath;
}

/** A website of the group. */
export interface BrandWebsite {
  /** Identifies the website. */
  id: Key;
  /** Display name. */
  name: ShortText;
  /** Address of the website. */
  url: Href;
  /** True for a site that sells used cars: its button says Visit Used Stock. */
  used_cars?: boolean;
}
