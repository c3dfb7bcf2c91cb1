/* Generated from src/entities/variant.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Key, ShortText } from '../common.ts';

/** A version of a model that can be ordered. */
export interface ModelVariant {
  /** Identifies the variant. */
  id: Key;
  /** Name with engine and gearbox. */
  full_name: ShortText;
  /** The series it belongs to. */
  series?: ShortText;
  /**
   * What it has, most important first; the first eight show at once.
   *
   * Items: One feature.
   */
  features?: ShortText[];
  image?: ModelVariantImage;
  /** Lowest drive-away price, in whole units of the site's currency; 0 or less is no price. */
  dap_min_price?: number;
  /** Highest drive-away price, in whole units of the site's currency; 0 or less is no price. */
  dap_max_price?: number;
}

/** Picture of the variant. */
export interface ModelVariantImage {
  /** The picture file. */
  url: AssetPath;
}
