import type { ReviewSummary } from '@forecourt/block-schemas';

/** Which reviews: of a website, and there of a business profile by name or of all of them. */
export interface ReviewsQuery {
  readonly websiteId: string | number;
  /** Name of the profile; all profiles together if left out. */
  readonly gmbId?: string | undefined;
}

/** What customers wrote. A profile that nobody knows is `undefined`. Rejects with `SourceFailure`. */
export interface ReviewsPort {
  summary(query: ReviewsQuery): Promise<ReviewSummary | undefined>;
}
