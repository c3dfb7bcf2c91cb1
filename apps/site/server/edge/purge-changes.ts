import type { TenantSnapshot } from '@forecourt/block-schemas';
import { changedKeys } from './changed-keys.ts';
import { fingerprintOf, type ContentFingerprint } from './content-fingerprint.ts';
import { tenantKey } from './surrogate-keys.ts';

/** A tenant whose content is in memory, or not. */
type Tenant = Pick<TenantSnapshot, 'slug' | 'version'> & Partial<TenantSnapshot>;

/** Source of tenants, which reports changes. */
export interface ChangingTenants {
  readonly all: () => readonly Tenant[];
  readonly onChange: (listener: () => void) => () => void;
}

/** Last state of a tenant; its content is undefined if it was not in memory at a change. */
interface Known {
  readonly version: string;
  readonly content: ContentFingerprint | undefined;
}

/**
 * Purges what changes in the tenants' content, and at first everything: what a cache holds may come
 * from another build of the server, or from content that was edited while none was running.
 * @returns a function that ends it.
 */
export function purgeChanges(
  tenants: ChangingTenants,
  purge: (keys: readonly string[]) => void,
): () => void {
  const known = new Map<string, Known>();

  const changeOf = (tenant: Tenant): readonly string[] => {
    const { slug, version } = tenant;
    const before = known.get(slug);
    const isSame = before?.version === version;
    if (isSame && before.content) return [];
    const content = isInMemory(tenant) ? fingerprintOf(tenant) : undefined;
    known.set(slug, { version, content });
    if (isSame) return [];
    return before?.content && content ? changedKeys(before.content, content) : [tenantKey(slug)];
  };

  const compare = () => {
    const all = tenants.all();
    const slugs = new Set(all.map(({ slug }) => slug));
    const gone = [...known.keys()].filter((slug) => !slugs.has(slug));
    for (const slug of gone) known.delete(slug);
    purge([...gone.map(tenantKey), ...all.flatMap(changeOf)]);
  };
  compare();
  return tenants.onChange(compare);
}

const isInMemory = (tenant: Tenant): tenant is TenantSnapshot => tenant.pages !== undefined;
