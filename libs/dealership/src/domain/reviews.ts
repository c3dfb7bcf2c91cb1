/** A rule that the pages share: it lives with the entities. */
export {
  allReviews,
  fetchesReviews,
  suppliedSummary,
  reviewsQuery,
  shownReviews,
  quarterStars,
} from '@forecourt/block-schemas';
export type { ReviewsChoice } from '@forecourt/block-schemas';
