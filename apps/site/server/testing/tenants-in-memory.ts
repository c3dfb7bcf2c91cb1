import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { TenantSource } from '../tenants/tenant-source.ts';

/** Creates a source of tenants that are all in memory. */
export const tenantsInMemory = (
  all: () => readonly TenantSnapshot[],
  onChange: TenantSource['onChange'] = () => () => {},
): TenantSource => ({
  all,
  open: (slug) => all().find((tenant) => tenant.slug === slug),
  onChange,
  close: async () => {},
});
