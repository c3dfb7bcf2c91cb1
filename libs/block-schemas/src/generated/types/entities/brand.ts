/* Generated from src/entities/brand.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Href, Key, ShortText, Slug } from '../common.ts';

/** A make that the dealer group sells, with the websites of its dealerships. */
export interface Brand {
  /** Identifies the brand. */
  id: Key;
  /** What pages call it by. */
  slug?: Slug;
  /** What people call it. */
  name: ShortText;
  /** The make as stock and models spell it. */
  make?: ShortText;
  logo?: BrandLogo;
  /** Where the logo leads. */
  url?: Href;
  /** The websites of the brand's dealerships. */
  websites?: BrandWebsite[];
}

/** The brand's mark. */
export interface BrandLogo {
  /** The picture file. */
  url: AssetPath;
}

/** A website of the group. */
export interface BrandWebsite {
  /** Identifies the website. */
  id: Key;
  /** What people call it. */
  name: ShortText;
  /** Its address. */
  url: Href;
  /** True for a site that sells used cars: its button says Visit Used Stock. */
  used_cars?: boolean;
}
