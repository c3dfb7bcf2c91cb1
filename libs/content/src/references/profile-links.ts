import { errorFinding } from '@forecourt/block-schemas';
import type { Finding, FindingInFile, TeamMember, TenantSnapshot } from '@forecourt/block-schemas';
import { profileMembers } from '@forecourt/domain';
import { pathProblem } from '../routing/page-path.ts';
import type { Suggest } from './suggestions.ts';

/** Address of a car's or team member's page, such as `/cars/{slug}`. */
const profilePath = /^\/(cars|team)\/([^/]+)$/;

type Kind = 'cars' | 'team';

const kinds = {
  cars: { noun: 'car', what: 'car' },
  team: {
    noun: 'team member',
    what: 'team member with a page of their own',
  },
} as const;

/** Returns the slugs of the cars or people that have a page; undefined if they are not known here. */
export type ProfileSlugs = (kind: Kind) => ReadonlySet<string> | undefined;

/**
 * Reads the slugs of a tenant's cars and people. Those of a tenant whose data comes from elsewhere,
 * such as a dashboard, are not known.
 */
export function profileSlugs({ data, site }: TenantSnapshot): ProfileSlugs {
  const isElsewhere = site.integrations?.dashboardHost !== undefined;
  const known = new Map<Kind, ReadonlySet<string> | undefined>();
  const read = (kind: Kind) => {
    const value = data.get(kind)?.value;
    if (isElsewhere || !Array.isArray(value)) return undefined;
    const named = (value as readonly (Partial<TeamMember> | null)[]).filter(
      (entry) => typeof entry?.slug === 'string',
    ) as readonly TeamMember[];
    const linked = kind === 'cars' ? named : profileMembers(named);
    return new Set(linked.map(({ slug }) => slug.toLowerCase()));
  };
  return (kind) => {
    if (!known.has(kind)) known.set(kind, read(kind));
    return known.get(kind);
  };
}

/** Creates a lookup of the car or person whose own page is at a path: the name of its data file, and words for a message. */
export const profileFinder =
  ({ site }: TenantSnapshot, slugsOf: ProfileSlugs) =>
  (path: string): { readonly data: Kind; readonly words: string } | undefined => {
    const [, kind, slug = ''] = profilePath.exec(path) ?? [];
    if (kind === undefined || slugsOf(kind as Kind)?.has(slug) !== true) return undefined;
    if (kind === 'team' && site.featureFlags?.removeProfilePages === true) return undefined;
    const data = kind as Kind;
    return { data, words: `that of the ${kinds[data].noun} "${slug}" in data/${data}.json` };
  };

/** Returns findings about pages whose path is the platform's: that of a car's or team member's own page, or of another page. */
export function hiddenProfiles(
  snapshot: TenantSnapshot,
  slugsOf: ProfileSlugs,
): readonly FindingInFile[] {
  const profileAt = profileFinder(snapshot, slugsOf);
  return [...snapshot.pages].flatMap(([path, { file }]): FindingInFile[] => {
    const profile = profileAt(path);
    const problem = profile ? `hides ${profile.words}` : pathProblem(path, snapshot.site);
    if (problem === undefined) return [];
    const message = profile ? `the page ${problem}` : `"${path}" ${problem}, which this page hides`;
    const finding: Finding = {
      rule: 'page-hides-profile',
      severity: 'warning',
      pointer: '/path',
      message: `${message}; choose another path`,
      about: profile && { data: profile.data },
    };
    return [{ file, finding }];
  });
}

/** Returns findings about redirects from the address of a car's or team member's own page. */
export function redirectsOfProfiles(
  snapshot: TenantSnapshot,
  slugsOf: ProfileSlugs,
): readonly Finding[] {
  const profileAt = profileFinder(snapshot, slugsOf);
  return [...(snapshot.redirects ?? [])].flatMap(([path, { from, index }]): Finding[] => {
    // A page there is shown in place of both.
    const profile = snapshot.pages.has(path) ? undefined : profileAt(path);
    if (profile === undefined) return [];
    const message = `the redirect from "${from}" hides ${profile.words}; remove it until the entry is gone`;
    const pointer = `/${index}/from`;
    const about = { data: profile.data };
    return [{ rule: 'redirect-hides-profile', severity: 'warning', pointer, message, about }];
  });
}

/**
 * Creates a check of links to the platform's pages of cars and people. Links of a tenant whose data
 * comes from elsewhere, such as a dashboard, can't be checked and have no findings.
 * @returns a check of a page's path, which returns undefined for a valid one.
 */
export function profileLinkCheck(
  { site }: TenantSnapshot,
  slugsOf: ProfileSlugs,
  suggest: Suggest,
): (path: string, pointer: string) => Finding | undefined {
  const removed = site.featureFlags?.removeProfilePages === true;
  return (path, pointer) => {
    const [, kind, slug] = profilePath.exec(path) ?? [];
    if (kind === undefined || slug === undefined) return undefined;
    const { what } = kinds[kind as Kind];
    if (kind === 'team' && removed)
      return errorFinding(
        'known-slug',
        pointer,
        `"${path}" answers 404: the flag removeProfilePages takes away everybody's page`,
        undefined,
      );
    const slugs = slugsOf(kind as Kind);
    if (slugs === undefined || slugs.has(slug)) return undefined;
    const meant = suggest(slug, slugs);
    return errorFinding(
      'known-slug',
      pointer,
      `"${path}" answers 404: no ${what} in data/${kind}.json has the slug "${slug}"`,
      meant && `/${kind}/${meant}`,
      { data: kind, entry: slug },
    );
  };
}
