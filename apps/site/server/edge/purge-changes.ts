import type { TenantSource } from '../tenants/tenant-source.ts';
import { changedKeys } from './changed-keys.ts';
import { tenantKey } from './surrogate-keys.ts';

/**
 * Purges what changes in the tenants' content, and at first everything: what a cache holds may come
 * from another build of the server, or from content that was edited while none was running.
 * @returns a function that ends it.
 */
export function purgeChanges(
  tenants: Pick<TenantSource, 'all' | 'onChange'>,
  purge: (keys: readonly string[]) => void,
): () => void {
  const current = () => new Map(tenants.all().map((tenant) => [tenant.slug, tenant]));
  let known: ReturnType<typeof current> = new Map();
  const compare = () => {
    const now = current();
    const gone = [...known.keys()].filter((slug) => !now.has(slug));
    const changed = [...now].flatMap(([slug, tenant]) => {
      const before = known.get(slug);
      return before ? changedKeys(before, tenant) : [tenantKey(slug)];
    });
    known = now;
    purge([...gone.map(tenantKey), ...changed]);
  };
  compare();
  return tenants.onChange(compare);
}
