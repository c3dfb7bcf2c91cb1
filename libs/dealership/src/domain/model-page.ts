/** A rule that the pages share: it lives with the entities. */
export {
  variantLayout,
  splitFeatures,
  priceRange,
  colourTabs,
  wrapAround,
} from '@forecourt/block-schemas';
export type { VariantLayout, ColourTab } from '@forecourt/block-schemas';
