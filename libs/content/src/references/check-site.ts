import { errorFinding } from '@forecourt/block-schemas';
import { legalPages } from '@forecourt/domain';
import type { Finding, TenantSnapshot } from '@forecourt/block-schemas';
import { isObject, scalarText } from '@forecourt/json';
import { redirectKey } from '../routing/redirect-key.ts';
import type { LinkTargets } from './link-targets.ts';
import type { Suggest } from './suggestions.ts';

/** Checks that the site has a home page. Links to it are not checked: they have the same cause. */
export function missingHome({ snapshot, brokenPages }: LinkTargets): Finding[] {
  const { pages, redirects, slug } = snapshot;
  // Without settings there is no site whose home page could be missing.
  const isThere =
    slug === '' || pages.has('/') || brokenPages.has('/') || redirects?.has(redirectKey('/'));
  return isThere
    ? []
    : [
        errorFinding(
          'missing-home',
          '/slug',
          'the site has no home page: no page has the path "/"; add it, or correct the path of the page that is meant',
        ),
      ];
}

/** True for a path that the menus link to. */
export function isInNavigation({ navigation }: TenantSnapshot['site'], path: string): boolean {
  const { header = [], footer = [], legal = [] } = navigation ?? {};
  const links = [header, legal, ...footer.map(({ links = [] }) => links)].flat();
  return links.some(({ href }) => href === path);
}

/** Checks the link to the terms in the built-in wording of the checkbox on every form. */
export function missingTerms(
  { site }: Pick<TenantSnapshot, 'site'>,
  checkLink: (href: string, pointer: string) => Finding | undefined,
): Finding[] {
  const { termsRequired, termsWording } = site.settings?.forms ?? {};
  if (termsRequired !== true || termsWording !== undefined) return [];
  // The link of the menu to the same page is reported.
  if (isInNavigation(site, legalPages.terms)) return [];
  const finding = checkLink(legalPages.terms, '/settings/forms/termsRequired');
  // A redirect from there is fine, since the link is not the tenant's.
  return finding?.rule !== 'link-target'
    ? []
    : [
        {
          ...finding,
          message: `every form links to the terms, but no page has the path "${legalPages.terms}"; add it, or write a termsWording with another link`,
          suggestion: undefined,
        },
      ];
}

/** Checks the ids of the locations at the top of the list: the dealer's own, or those of the network. */
export function unknownHeadLocations(
  { data, site }: Pick<TenantSnapshot, 'data' | 'site'>,
  suggest: Suggest,
): Finding[] {
  const ids: unknown = site.settings?.finance?.headOfListLocationIds;
  const lists = [data.get('locations')?.value, data.get('manufacturerLocations')?.value];
  const entries = lists.flatMap((list) =>
    Array.isArray(list) ? (list as readonly unknown[]) : [],
  );
  // The settings of a site with a dashboard name the dashboard's locations.
  if (!Array.isArray(ids) || entries.length === 0 || site.integrations?.dashboardHost !== undefined)
    return [];
  const known = new Set(entries.map((entry) => (isObject(entry) ? scalarText(entry.id) : '')));
  return (ids as readonly unknown[]).flatMap((id, index): Finding[] => {
    if (typeof id !== 'string' || known.has(id)) return [];
    const pointer = `/settings/finance/headOfListLocationIds/${index}`;
    const message = `there is no location "${id}" in data/locations.json`;
    const about = { data: 'locations', entry: id };
    return [errorFinding('known-slug', pointer, message, suggest(id, known), about)];
  });
}
