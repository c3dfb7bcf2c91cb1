import type { TeamMember } from '@forecourt/block-schemas';

/** The people of a dealer, as the source orders and repeats them. Rejects with `SourceFailure`. */
export interface TeamPort {
  all(): Promise<readonly TeamMember[]>;
  bySlug(slug: string): Promise<TeamMember | undefined>;
}
