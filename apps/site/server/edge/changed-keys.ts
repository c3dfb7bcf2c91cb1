import type { ContentFingerprint } from './content-fingerprint.ts';
import { belowKey, dataKey, existenceKey, pathKey, tenantKey } from './surrogate-keys.ts';

/** Returns the keys of all pages that differ between two versions of a tenant's content. */
export function changedKeys(
  before: ContentFingerprint,
  now: ContentFingerprint,
): readonly string[] {
  const { tenant } = now;
  if (before.frame !== now.frame) return [tenantKey(tenant)];
  const pages = changedNames(before.pages, now.pages, (a, b) => a.version === b.version);
  return [
    ...new Set([
      ...pages.flatMap((path) => ofPage(path, before, now)),
      // Redirects are not stored, but one can take the place of a car's page.
      ...changedNames(before.redirects, now.redirects).map((path) => pathKey(tenant, path)),
      ...changedNames(before.data, now.data).map((kind) => dataKey(tenant, kind)),
    ]),
  ];
}

/** A title is shown in the breadcrumbs of the pages below; some links need the page to exist. */
function ofPage(path: string, before: ContentFingerprint, { tenant, pages }: ContentFingerprint) {
  const [old, now] = [before.pages.get(path), pages.get(path)];
  return [
    pathKey(tenant, path),
    ...(old?.title === now?.title ? [] : [belowKey(tenant, path)]),
    ...(old && now ? [] : [existenceKey(tenant)]),
  ];
}

/** Returns the names that were added, removed or changed. */
const changedNames = <T>(
  before: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean = Object.is,
): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((name) => {
    const [a, b] = [before.get(name), now.get(name)];
    return a === undefined || b === undefined || !isSame(a, b);
  });
