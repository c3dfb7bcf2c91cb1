import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Destinations } from '@forecourt/leads';
import type { Logger } from 'pino';

/** Logs tenants that confirm requests to visitors on a server that cannot send mail. */
export function warnOfUnconfirmed(
  tenants: readonly Pick<TenantSnapshot, 'slug' | 'site'>[],
  log: Pick<Logger, 'warn'>,
): void {
  for (const { slug, site } of tenants)
    if (site.settings?.forms?.confirmationEmail)
      log.warn(
        { tenant: slug },
        'visitors receive no confirmations: no mail server is set (set FORECOURT_SMTP_URL)',
      );
}

/** Logs tenants without a destination for leads, since every tenant's site has forms. */
export function warnOfUndelivered(
  tenants: readonly Pick<TenantSnapshot, 'slug'>[],
  destinations: Destinations,
  log: Pick<Logger, 'warn'>,
): void {
  for (const { slug } of tenants)
    if (!Object.hasOwn(destinations, slug) || Object.keys(destinations[slug]!).length === 0)
      log.warn(
        { tenant: slug },
        'no destination for leads: they are stored but not delivered (set FORECOURT_LEAD_DESTINATIONS)',
      );
  const known = new Set(tenants.map(({ slug }) => slug));
  for (const tenant of Object.keys(destinations).filter((slug) => !known.has(slug)))
    log.warn({ tenant }, 'destinations for leads of a tenant that is not there');
}
