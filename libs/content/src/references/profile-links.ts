import { errorFinding } from '@forecourt/block-schemas';
import type { Finding, TeamMember, TenantSnapshot } from '@forecourt/block-schemas';
import { profileMembers } from '@forecourt/domain';
import type { FindingInFile } from '../reading/place-in-files.ts';
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

/** Returns findings about pages whose path is that of a car's or team member's own page. */
export function hiddenProfiles(
  { pages, site }: TenantSnapshot,
  slugsOf: ProfileSlugs,
): FindingInFile[] {
  return [...pages].flatMap(([path, { file }]): FindingInFile[] => {
    const [, kind, slug = ''] = profilePath.exec(path) ?? [];
    if (kind === undefined || slugsOf(kind as Kind)?.has(slug) !== true) return [];
    if (kind === 'team' && site.featureFlags?.removeProfilePages === true) return [];
    const message = `the page hides that of the ${kinds[kind as Kind].noun} "${slug}" in data/${kind}.json; choose another path`;
    const finding = { rule: 'page-hides-profile', severity: 'warning', pointer: '/path', message };
    return [{ file, finding: finding as FindingInFile['finding'] }];
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
    );
  };
}
