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
  /** Facts that versions are compared by, such as Seats or Towing. */
  specifications?: ModelVariantSpecification[];
  consumption?: ModelVariantConsumption;
  /** Cost of a year's servicing, in whole units of the site's currency. */
  service_cost?: number;
}

/** Image of the variant. */
export interface ModelVariantImage {
  /** The image file. */
  url: AssetPath;
}

/** One fact. */
export interface ModelVariantSpecification {
  /** Name of the fact, the same for every version. */
  name: ShortText;
  /** Its value, with the unit. */
  value: ShortText;
}

/** Combined consumption per 100 km, for the running costs; a plug-in hybrid has two. */
export interface ModelVariantConsumption {
  /** Litres of petrol. */
  petrol?: number;
  /** Litres of diesel. */
  diesel?: number;
  /** Kilowatt hours. */
  electricity?: number;
}
