import { allReviews } from '@forecourt/domain';
import type { ReviewsPort } from '@forecourt/dealership';

/**
 * Queries `remote` for the reviews of a profile only (REV-1); those of the whole site are the
 * tenant's own.
 */
export const profileReviews = (own: ReviewsPort, remote: ReviewsPort): ReviewsPort => ({
  summary: (query) =>
    (query.gmbId ?? allReviews) === allReviews ? own.summary(query) : remote.summary(query),
});
