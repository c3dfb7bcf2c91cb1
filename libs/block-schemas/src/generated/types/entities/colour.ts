/* Generated from src/entities/colour.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Colour, ShortText } from '../common.ts';

/** A paint of a model. */
export interface ModelColour {
  /** The maker's name for the paint. */
  name: ShortText;
  /** Image of the car in this paint. */
  photo_url?: AssetPath;
  /** Colour of the swatch. */
  hexCode?: Colour;
  /** The maker's type of the paint, such as metallic; the second level of tabs. */
  oem_id?: ShortText;
  /** Variant that has this paint; all variants by default. */
  model_variant_name?: ShortText;
}
