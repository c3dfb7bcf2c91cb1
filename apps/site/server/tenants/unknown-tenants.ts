import type { Logger } from 'pino';
import { tenantSuffix } from '../settings/settings-reader.ts';
import type { TenantSource } from './tenant-source.ts';

/** Credentials of single tenants, by the suffix of their variables. */
interface TenantCredentials {
  readonly lender: { readonly own: ReadonlyMap<string, unknown> };
  readonly data: { readonly dashboard: { readonly tokens: ReadonlyMap<string, unknown> } };
}

/**
 * Logs credentials of tenants that have no folder, since a mistyped name leaves the intended tenant
 * without its own.
 */
export function warnOfUnknownTenants(
  tenants: Pick<TenantSource, 'all' | 'health'>,
  { lender, data }: TenantCredentials,
  log: Pick<Logger, 'warn'>,
): void {
  const folders = [
    ...(tenants.health?.() ?? []).map(({ tenant }) => tenant),
    ...tenants.all().map(({ slug }) => slug),
  ];
  const known = new Set(folders.map(tenantSuffix));
  const warn = (setting: string, suffixes: Iterable<string>) => {
    for (const suffix of suffixes)
      if (!known.has(suffix))
        log.warn(
          { setting: `${setting}_${suffix}` },
          `${setting}_${suffix} is the setting of a tenant that has no folder`,
        );
  };
  warn('FORECOURT_LENDER_TOKEN', lender.own.keys());
  warn('FORECOURT_DASHBOARD_TOKEN', data.dashboard.tokens.keys());
}

/** Logs tenants of the operator's file of domains that have no folder. */
export function warnOfUnknownOwners(
  owners: ReadonlyMap<string, string>,
  folders: Iterable<string>,
  file: string,
  log: Pick<Logger, 'warn'>,
): void {
  const known = new Set(folders);
  for (const tenant of new Set(owners.values()))
    if (!known.has(tenant))
      log.warn({ file, tenant }, `domains are listed for "${tenant}", a tenant that has no folder`);
}
