import type { TenantSnapshot } from '@forecourt/block-schemas';
import { domainName } from '@forecourt/content';
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

/** Options of {@link createOwnerWarnings}. */
interface OwnerWarningsOptions {
  /** The operator's file of domains. */
  readonly file: string;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Creates a function that logs, each once, tenants of the operator's file of domains that have no
 * folder, and domains that it lists for a tenant that does not claim them: nobody is served there.
 */
export function createOwnerWarnings({ file, log }: OwnerWarningsOptions) {
  let reported = new Set<string>();
  return (
    owners: ReadonlyMap<string, string>,
    folders: Iterable<string>,
    tenants: Iterable<Pick<TenantSnapshot, 'slug' | 'site'>>,
  ): void => {
    const known = new Set(folders);
    const claims = new Map([...tenants].map(({ slug, site }) => [slug, site.domains ?? []]));
    const found = new Set<string>();
    const warn = (fields: object, message: string) => {
      if (!reported.has(message) && !found.has(message)) log.warn({ file, ...fields }, message);
      found.add(message);
    };
    for (const [domain, tenant] of owners)
      if (!known.has(tenant))
        warn({ tenant }, `domains are listed for "${tenant}", a tenant that has no folder`);
      else if (claims.get(tenant)?.some((claim) => domainName(claim) === domain) === false)
        warn(
          { tenant, domain },
          `${domain} is listed for "${tenant}", but is not in "domains" of its site.json: nothing is served there`,
        );
    reported = found;
  };
}
