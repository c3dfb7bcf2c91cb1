/* Generated from src/blocks/modelFeatures/schema.json by `npm run codegen`. Do not edit. */
import type { AssetPath, InlineHtml, ShortText } from '../common.ts';

/** Features of a model, one at a time: tabs with an image and a few words each. */
export interface ModelFeaturesData {
  /** Heading of the features. */
  heading?: InlineHtml;
  /** The features in order. */
  features: ModelFeaturesItem[];
}

/** One feature. */
export interface ModelFeaturesItem {
  /** Label of the tab, a word or two. */
  tab: ShortText;
  /** Heading of the feature. */
  heading?: InlineHtml;
  /** A line below the heading. */
  subheading?: InlineHtml;
  /** Benefit of the feature for the driver. */
  description?: InlineHtml;
  /** Image of the feature. */
  image?: AssetPath;
  /** Description of the image for people who can't see it; empty if the text says it already. */
  alt?: ShortText;
}
