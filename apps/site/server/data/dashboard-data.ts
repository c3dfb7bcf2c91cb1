import type { DataKind, TenantSnapshot } from '@forecourt/block-schemas';
import {
  cachedDealership,
  httpDashboard,
  type DealershipPorts,
  type CallLimits,
} from '@forecourt/dealership';
import { dashboardAddress, type DashboardAddress } from './dashboard-address.ts';
import type { DashboardAccess } from './data-config.ts';
import type { DealerData, DealerDataSource } from './dealer-data.ts';
import type { ReportEntry } from './embedded-data.ts';
import { profileReviews } from './profile-reviews.ts';

/** Options of {@link dashboardData}. */
export interface DashboardDataOptions {
  readonly access: DashboardAccess;
  readonly limits?: CallLimits;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called for each omitted entry of a response. */
  readonly report: ReportEntry;
  /** Called with the reason why a tenant's dashboard is not queried. */
  readonly onUnusable: (tenant: string, reason: string) => void;
  /** Called when a refreshed response of this kind differs from the cached one. */
  readonly onChange?: (tenant: string, kind: DataKind) => void;
  /** Called when a cached response could not be refreshed; the stale one is served. */
  readonly onFailure: (tenant: string, error: unknown) => void;
}

/**
 * People, models, makes, places, promotions, reviews of profiles and users from the dashboard of
 * each tenant that has one, cached as long as the dealership library says; everything else, and
 * every other tenant's data, from `own`. Files never replace the missing responses of a tenant's
 * dashboard.
 */
export function dashboardData(
  own: DealerDataSource,
  { access, limits, clock, report, onUnusable, onChange, onFailure }: DashboardDataOptions,
): DealerDataSource {
  const known = new Map<string, Known>();

  const open = (slug: string, id: string | number, address: DashboardAddress): Dashboard => {
    let changes = 0;
    const ports = httpDashboard({
      ...address,
      websiteId: id,
      limits,
      report: (entry) => report(slug, entry),
    });
    const events = {
      onChange: (kind: DataKind) => {
        changes++;
        onChange?.(slug, kind);
      },
      onFailure: (error: unknown) => onFailure(slug, error),
    };
    return { ports: cachedDealership(ports, clock, events), changes: () => changes };
  };

  const look = (tenant: TenantSnapshot, before: Known | undefined): Known => {
    const { slug, site } = tenant;
    const address = dashboardAddress(tenant, access);
    const data = own.of(tenant);
    if (address === undefined) return { tenant, data };
    if ('reason' in address) {
      onUnusable(slug, address.reason);
      return { tenant, data };
    }
    // Cached responses and failures survive an edit of anything else.
    const key = JSON.stringify([address.baseUrl, site.id]);
    const dashboard =
      before?.key === key && before.dashboard ? before.dashboard : open(slug, site.id, address);
    return { tenant, data: withDashboard(data, dashboard), key, dashboard };
  };

  return {
    of(tenant) {
      const before = known.get(tenant.slug);
      if (before?.tenant === tenant) return before.data;
      const now = look(tenant, before);
      known.set(tenant.slug, now);
      return now.data;
    },
  };
}

/** A dashboard with its cached responses. */
interface Dashboard {
  readonly ports: DealershipPorts;
  /** Number of responses that differed from the cached one. */
  readonly changes: () => number;
}

interface Known {
  readonly tenant: TenantSnapshot;
  readonly data: DealerData;
  readonly key?: string;
  readonly dashboard?: Dashboard;
}

/** Maximum age of a page with a dashboard's responses, which are refreshed only when queried. */
const maxAgeMs = 60_000;

const withDashboard = (own: DealerData, { ports, changes }: Dashboard): DealerData => ({
  ...own,
  ...ports,
  reviews: profileReviews(own.reviews, ports.reviews),
  maxAgeMs,
  get version() {
    return `${own.version} ${changes()}`;
  },
});
