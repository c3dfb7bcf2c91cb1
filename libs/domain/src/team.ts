import type { TeamMember } from '@forecourt/block-schemas';
import { categoryKey } from './text/category-key.ts';
import { cutAtWord } from './text/cut-at-word.ts';

/** Site settings and the block's choices that the team depends on. */
export interface TeamOptions {
  /** Category that comes third; the other of the two is fourth. */
  readonly thirdGroup?: 'pre-owned' | 'new vehicle sales';
  /** Only these categories, members (by slug) and locations; all if left out. */
  readonly categories?: readonly string[];
  readonly members?: readonly string[];
  readonly locationIds?: readonly string[];
}

export interface TeamGroup {
  /** As the first of its members spells it. */
  readonly category: string;
  /** For the `team` query parameter: `pre-owned`. */
  readonly key: string;
  readonly members: readonly TeamMember[];
}

const positions: Readonly<Record<string, number>> = {
  management: 1,
  sales: 2,
  'pre-owned': 3,
  'pre-owned-sales': 3,
  'new-vehicle-sales': 4,
  fleet: 5,
  finance: 6,
  'car-buying': 7,
  service: 8,
  parts: 9,
  administration: 10,
};

/** Keys of the categories with a fixed position, in order. */
export const teamCategories: readonly string[] = Object.keys(positions);

/** Position of a category on the page, from 1; 11 for those without a fixed one. */
export function categoryPosition(
  category: string,
  thirdGroup: TeamOptions['thirdGroup'] = 'pre-owned',
): number {
  const key = categoryKey(category);
  const position = (Object.hasOwn(positions, key) ? positions[key] : undefined) ?? 11;
  return thirdGroup === 'new vehicle sales' && (position === 3 || position === 4)
    ? 7 - position
    : position;
}

/** Members who are shown: those with an avatar, each once, within the block's limits, in the source's order. */
export function shownMembers(
  members: readonly TeamMember[],
  { categories, members: slugs, locationIds }: TeamOptions = {},
): TeamMember[] {
  const seen = new Set<string>();
  const keys = categories && new Set(categories.map(categoryKey));
  return members.filter((member) => {
    if (!member.avatar_url || seen.has(member.id)) return false;
    seen.add(member.id);
    if (keys && !keys.has(categoryKey(member.category ?? ''))) return false;
    if (slugs && !slugs.includes(member.slug)) return false;
    const at = [member.location_id, ...(member.location_ids ?? [])];
    return !locationIds || at.some((id) => id !== undefined && locationIds.includes(id));
  });
}

/** Groups of the team in their fixed order, followed by others in the order of the members. */
export function teamGroups(members: readonly TeamMember[], options: TeamOptions = {}): TeamGroup[] {
  const groups = new Map<string, TeamMember[]>();
  for (const member of shownMembers(members, options)) {
    const key = categoryKey(member.category ?? '') || 'team';
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups]
    .map(([key, people]) => ({ key, category: people[0]?.category ?? 'Team', members: people }))
    .sort(
      (a, b) =>
        categoryPosition(a.key, options.thirdGroup) - categoryPosition(b.key, options.thirdGroup),
    );
}

/** Group of the `team` query parameter, otherwise the first; undefined if there are none. */
export const chosenGroup = (
  groups: readonly TeamGroup[],
  team: string | null | undefined,
): TeamGroup | undefined => groups.find(({ key }) => key === categoryKey(team ?? '')) ?? groups[0];

/** True if a shown member has a page of their own. @param removedForSite the site's `removeProfilePages` */
export const hasProfile = (member: TeamMember, removedForSite = false): boolean =>
  !removedForSite && member.remove_profile_page !== true && Boolean(member.avatar_url);

/** Members with a page of their own: of those that are shown, one for each slug. */
export function profileMembers(
  members: readonly TeamMember[],
  removedForSite = false,
): TeamMember[] {
  const seen = new Set<string>();
  return shownMembers(members).filter((member) => {
    if (!hasProfile(member, removedForSite) || seen.has(member.slug)) return false;
    seen.add(member.slug);
    return true;
  });
}

/** A member's rating as it may be shown. */
export interface ShownRating {
  /** In stars, above 0. */
  readonly rating: number;
  /** Number of reviews, if it is known. */
  readonly count?: number;
}

/** The rating of a member; undefined without reviews, or where the member is excluded from ratings. */
export function shownRating(member: TeamMember): ShownRating | undefined {
  const { rating, reviews_count: count, exclude_from_google_reviews: isExcluded } = member;
  if (isExcluded || rating === undefined || rating <= 0 || count === 0) return undefined;
  return { rating, count };
}

/** Bio on a member's card: at most 60 characters, whole words. */
export const cardBio = (bio: string): string => cutAtWord(bio, 60);
