/* Generated from src/entities/colour.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Colour, ShortText } from '../common.ts';

/** A paint of a model. */
export interface ModelColour {
  /** The maker's name for the paint. */
  name: ShortText;
  /** Picture of the car in this paint. */
  photo_url?: AssetPath;
  /** Colour of the swatch. */
  hexCode?: Colour;
  /** The maker's type of the paint, such as metallic; makes the second level of tabs. */
  oem_id?: ShortText;
  /** The variant that comes in it; without one, all variants do. */
  model_variant_name?: ShortText;
}
