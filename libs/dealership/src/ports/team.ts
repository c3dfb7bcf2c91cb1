import type { TeamMember } from '@forecourt/block-schemas';

/**
 * Team members of a dealer, in the source's order and with its duplicates: `shownMembers` of the domain
 * selects. An unknown member is `undefined`, never a failure. Rejects with `SourceFailure`.
 */
export interface TeamPort {
  all(): Promise<readonly TeamMember[]>;
  bySlug(slug: string): Promise<TeamMember | undefined>;
}
