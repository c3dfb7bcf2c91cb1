import type { FormValues } from '@forecourt/forms';
import type { Logger } from 'pino';
import type { SiteMetrics } from '../metrics/site-metrics.ts';
import { isLeader, type ProcessRole } from '../processes/process-role.ts';
import type { TenantSource } from '../tenants/tenant-source.ts';
import { confirmationOf } from './confirmation-of.ts';
import type { LeadsConfig } from './leads-config.ts';
import type { LeadStoreLocation } from './open-lead-store.ts';
import { openLeadService, type LeadService } from './lead-service.ts';
import { lenderCar } from './lender-car.ts';
import type { LenderOf } from './lenders.ts';
import { retentionPolicies } from './retention-policies.ts';
import { createTenantWarnings, warnOfLostDestinations } from './undelivered.ts';
import { reportUnusedFile } from './unused-file.ts';

/** Parts of which the leads of a site are composed. */
export interface LeadsComposition {
  readonly store: LeadStoreLocation;
  readonly config: LeadsConfig;
  /** False in a preview, which shares the store and does not change its data. */
  readonly isProduction: boolean;
  readonly secrets: readonly string[];
  readonly tenants: TenantSource;
  readonly lenderOf: LenderOf;
  readonly metrics: SiteMetrics;
  readonly role: ProcessRole | undefined;
  readonly log: Logger;
  /** Log of what every process of the server notices. */
  readonly serverLog: Logger;
}

/** Opens the leads of all tenants, measures them, and warns of tenants whose leads nobody receives. */
export async function composeLeads(composition: LeadsComposition): Promise<LeadService> {
  const { config, isProduction, tenants, metrics, role, log, serverLog } = composition;
  const { store, secrets, lenderOf } = composition;
  const tenantOf = (slug: string) => tenants.all().find((tenant) => tenant.slug === slug);
  const carIdOf = (slug: string, fields: FormValues) => {
    const tenant = tenantOf(slug);
    return tenant && lenderCar(tenant.site, fields);
  };
  const runsJobs = isProduction && isLeader(role);
  const leads = await openLeadService({
    ...store,
    secrets,
    config,
    onAccepted: metrics.acceptedLead,
    confirmationOf: (lead) => {
      const tenant = tenantOf(lead.tenant);
      // Another server may have the tenant, or this one later: the delivery is tried again.
      if (!tenant) throw new Error(`no tenant ${lead.tenant}`);
      return confirmationOf(lead, tenant.site);
    },
    lending: runsJobs ? { lenderOf, carIdOf } : undefined,
    retention: runsJobs ? () => retentionPolicies(tenants.all()) : undefined,
    isLeader: isLeader(role),
    log,
  });
  metrics.watchDeliveries(leads.counts);
  metrics.watchUnassigned(leads.countUnassigned);
  metrics.watchLeadStore(leads.works);
  if (!isProduction) return leads;
  const { destinations } = config;
  const { sendsMail } = leads;
  const warn = createTenantWarnings({ destinations, sendsMail, log: serverLog });
  warn(tenants.all());
  tenants.onChange(() => warn(tenants.all()));
  if (isLeader(role)) {
    if (store.databaseUrl !== undefined) await reportUnusedFile(store.dataDir, log);
    // A failure of the store is already logged.
    leads.counts().then(
      (counts) => warnOfLostDestinations(counts, leads.isDestination, log),
      () => undefined,
    );
  }
  return leads;
}
