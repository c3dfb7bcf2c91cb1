/** A rule that the pages share: it lives with the entities. */
export {
  modelSlug,
  modelBySlug,
  shownModels,
  categoriesOf,
  modelCategories,
  chosenCategory,
  hasQuote,
  cardDescription,
} from '@forecourt/block-schemas';
export type { RangeOptions, ModelCategory } from '@forecourt/block-schemas';
