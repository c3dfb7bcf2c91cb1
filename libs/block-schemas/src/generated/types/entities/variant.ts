/* Generated from src/entities/variant.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Key, ShortText } from '../common.ts';

/** A version of a model that can be ordered. */
export interface ModelVariant {
  /** Identifies the variant. */
  id: Key;
  /** Name with engine and gearbox. */
  full_name: ShortText;
  /** Series of the variant. */
  series?: ShortText;
  /**
   * Features, most important first; the first eight are visible initially.
   *
   * Items: One feature.
   */
  features?: ShortText[];
  image?: ModelVariantImage;
  /**
   * Lowest drive-away price, in whole units of the site's currency; 0 or less counts as no price.
   */
  dap_min_price?: number;
  /**
   * Highest drive-away price, in whole units of the site's currency; 0 or less counts as no price.
   */
  dap_max_price?: number;
}

/** Image of the variant. */
export interface ModelVariantImage {
  /** The image file. */
  url: AssetPath;
}
