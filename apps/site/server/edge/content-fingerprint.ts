import { createHash } from 'node:crypto';
import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';

/**
 * The versions of everything that a tenant's pages consist of. It is compared in place of snapshots,
 * whose content need not stay in memory.
 */
export interface ContentFingerprint {
  readonly tenant: string;
  /** Hash of what can change any page: settings, theme, components, assets. */
  readonly frame: string;
  /** By path. */
  readonly pages: ReadonlyMap<string, { readonly version: string; readonly title: string }>;
  /** By path; the target and the status. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Version of each data file, by the kind of data that it holds. */
  readonly data: ReadonlyMap<string, string>;
}

/** Returns the fingerprint of a snapshot. */
export function fingerprintOf(snapshot: TenantSnapshot): ContentFingerprint {
  const { slug, site, data, redirects = new Map() } = snapshot;
  const { offersFile } = site.settings ?? {};
  return {
    tenant: slug,
    frame: frameOf(snapshot),
    pages: mapped(snapshot.pages, (entry) => ({
      version: versionOf(entry),
      title: entry.page.title,
    })),
    redirects: mapped(redirects, ({ to, status }) => `${to} ${status}`),
    data: new Map(
      [...data].map(([name, { version }]) => [name === offersFile ? 'offers' : name, version]),
    ),
  };
}

function frameOf({ site, isIdContested, components, assets }: TenantSnapshot): string {
  const files = [...assets.values()].map(({ path, hash, refused }) => [path, hash, refused]);
  const all = JSON.stringify([site, isIdContested, [...components], files.sort()]);
  return createHash('sha256').update(all).digest('base64url');
}

/** Version of a page with its broken blocks, which can depend on other files than its own. */
const versionOf = ({ version, brokenBlocks }: PageEntry): string =>
  [version, ...brokenBlocks.keys()].join(' ');

const mapped = <K, V, T>(map: ReadonlyMap<K, V>, each: (value: V) => T): ReadonlyMap<K, T> =>
  new Map([...map].map(([key, value]) => [key, each(value)]));
