import type { ReviewSummary } from '@forecourt/block-schemas';

/** Website whose reviews are wanted, and which of its business profiles. */
export interface ReviewsQuery {
  readonly websiteId: string | number;
  /** Name of the profile; all profiles if left out. */
  readonly gmbId?: string;
}

/** Customers' reviews. An unknown profile is `undefined`. Rejects with `SourceFailure`. */
export interface ReviewsPort {
  summary(query: ReviewsQuery): Promise<ReviewSummary | undefined>;
}
