import { errorFinding } from '@forecourt/block-schemas';
import type { Finding, TeamMember, TenantSnapshot } from '@forecourt/block-schemas';
import { profileMembers } from '@forecourt/domain';
import type { Suggest } from './suggestions.ts';

/** Address of a car's or team member's page, such as `/cars/{slug}`. */
const profilePath = /^\/(cars|team)\/([^/]+)$/;

type Kind = 'cars' | 'team';

const kinds = {
  cars: { rule: 'missing-car', what: 'car' },
  team: { rule: 'missing-team', what: 'team member with a page of their own' },
} as const;

/**
 * Creates a check of links to the platform's pages of cars and people. Links of a tenant whose data
 * comes from elsewhere, such as a dashboard, can't be checked and have no findings.
 * @returns a check of a page's path, which returns undefined for a valid one.
 */
export function profileLinkCheck(
  { data, site }: TenantSnapshot,
  suggest: Suggest,
): (path: string, pointer: string) => Finding | undefined {
  const removed = site.featureFlags?.removeProfilePages === true;
  const isElsewhere = site.integrations?.dashboardHost !== undefined;
  const known = new Map<Kind, Set<string> | undefined>();
  const slugsOf = (kind: Kind) => {
    const value = data.get(kind)?.value;
    if (isElsewhere || !Array.isArray(value)) return undefined;
    const named = (value as readonly (Partial<TeamMember> | null)[]).filter(
      (entry) => typeof entry?.slug === 'string',
    ) as readonly TeamMember[];
    const linked = kind === 'cars' ? named : profileMembers(named);
    return new Set(linked.map(({ slug }) => slug.toLowerCase()));
  };
  return (path, pointer) => {
    const [, kind, slug] = profilePath.exec(path) ?? [];
    if (kind === undefined || slug === undefined) return undefined;
    const { rule, what } = kinds[kind as Kind];
    if (kind === 'team' && removed)
      return errorFinding(
        rule,
        pointer,
        `"${path}" answers 404: the flag removeProfilePages takes away everybody's page`,
        undefined,
      );
    if (!known.has(kind as Kind)) known.set(kind as Kind, slugsOf(kind as Kind));
    const slugs = known.get(kind as Kind);
    if (slugs === undefined || slugs.has(slug)) return undefined;
    const meant = suggest(slug, slugs);
    return errorFinding(
      rule,
      pointer,
      `"${path}" answers 404: no ${what} in data/${kind}.json has the slug "${slug}"`,
      meant && `/${kind}/${meant}`,
    );
  };
}
