/* Generated from src/blocks/modelFeatures/schema.json by `npm run codegen`. Do not edit. */
import type { AssetPath, InlineHtml, ShortText } from '../common.ts';

/**
 * What a model has to offer, one feature at a time: tabs with a picture and a few words each.
 */
export interface ModelFeaturesData {
  /** Heading of the features. */
  heading?: InlineHtml;
  /** The features in order. */
  features: ModelFeaturesItem[];
}

/** One feature. */
export interface ModelFeaturesItem {
  /** What the tab says, a word or two. */
  tab: ShortText;
  /** Heading of the feature. */
  heading?: InlineHtml;
  /** A line under the heading. */
  subheading?: InlineHtml;
  /** What it does for the driver. */
  description?: InlineHtml;
  /** Picture of the feature. */
  image?: AssetPath;
  /** What the picture shows; empty if the words say it. */
  alt?: ShortText;
}
