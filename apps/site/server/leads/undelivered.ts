import { didYouMean, formCategories, type TenantSnapshot } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import type { DeliveryCounts, Destinations } from '@forecourt/leads';
import type { Logger } from 'pino';

type NamedTenant = Pick<TenantSnapshot, 'slug' | 'site'>;

const hasDestination = (destinations: Destinations, slug: string): boolean =>
  Object.hasOwn(destinations, slug) && Object.keys(destinations[slug]!).length > 0;

const categories: ReadonlySet<string> = new Set(formCategories.map(categoryKey));

/** Logs the categories of destinations that no form has: their leads would go nowhere. */
function warnOfUnknownCategories(destinations: Destinations, log: Pick<Logger, 'warn'>): void {
  for (const [tenant, named] of Object.entries(destinations))
    for (const [destination, { categories: wanted = [] }] of Object.entries(named))
      for (const category of wanted.filter((each) => !categories.has(categoryKey(each))))
        log.warn(
          { tenant, destination, category, suggestion: didYouMean(category, formCategories) },
          'a destination is for leads of a category that no form has (correct FORECOURT_LEAD_DESTINATIONS)',
        );
}

/** Options of {@link createTenantWarnings}. */
export interface TenantWarningsOptions {
  readonly destinations: Destinations;
  /** True if there is a mail server, which confirmations to visitors need. */
  readonly sendsMail: boolean;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Creates a function that logs, for each tenant once, that nobody receives its leads or its visitors
 * receive no confirmations, and at the first call what destinations name that is not there; to be called
 * with all tenants at the start and after each change.
 */
export function createTenantWarnings({
  destinations,
  sendsMail,
  log,
}: TenantWarningsOptions): (tenants: readonly NamedTenant[]) => void {
  let known = new Set<string>();
  let isFirst = true;
  return (tenants) => {
    const slugs = new Set(tenants.map(({ slug }) => slug));
    for (const { slug, site } of tenants.filter((tenant) => !known.has(tenant.slug))) {
      // Every tenant's site has forms.
      if (!hasDestination(destinations, slug))
        log.warn(
          { tenant: slug },
          'no destination for leads: they are stored but not delivered (set FORECOURT_LEAD_DESTINATIONS)',
        );
      if (!sendsMail && site.settings?.forms?.confirmationEmail)
        log.warn(
          { tenant: slug },
          'visitors receive no confirmations: no mail server is set (set FORECOURT_SMTP_URL)',
        );
    }
    if (isFirst) {
      for (const tenant of Object.keys(destinations).filter((slug) => !slugs.has(slug)))
        log.warn({ tenant }, 'destinations for leads of a tenant that is not there');
      warnOfUnknownCategories(destinations, log);
    }
    isFirst = false;
    known = slugs;
  };
}

/** A lead that was stored, with the names of its destinations. */
interface StoredLead {
  readonly tenant: string;
  readonly status: 'partial' | 'Complete';
  readonly leadId: string;
  readonly destinations: readonly string[];
}

/**
 * Logs a lead that nobody receives. An unfinished one may be filtered out on purpose, where the tenant
 * has destinations.
 */
export function warnOfUnassigned(
  { tenant, status, leadId, destinations }: StoredLead,
  settings: Destinations,
  log: Pick<Logger, 'warn'>,
): void {
  if (destinations.length > 0) return;
  if (status === 'partial' && hasDestination(settings, tenant)) return;
  log.warn(
    { tenant, lead: leadId, action: 'set a destination, then run forecourt leads assign' },
    'a lead has been stored that no destination receives',
  );
}

/** Logs destinations that have left the settings while deliveries to them were waiting. */
export function warnOfLostDestinations(
  counts: readonly DeliveryCounts[],
  isKnown: (tenant: string, destination: string) => boolean,
  log: Pick<Logger, 'warn'>,
): void {
  for (const { tenant, destination, pending } of counts)
    if (pending > 0 && !isKnown(tenant, destination))
      log.warn(
        { tenant, destination, pending },
        'deliveries wait for a destination that is not set (set FORECOURT_LEAD_DESTINATIONS, FORECOURT_SMTP_URL for "visitor")',
      );
}
