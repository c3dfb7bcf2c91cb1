import type { DataKind, TenantSnapshot } from '@forecourt/block-schemas';
import {
  cachedDealership,
  httpDashboard,
  type DealershipPorts,
  type CallLimits,
} from '@forecourt/dealership';
import { LRUCache } from 'lru-cache';
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

/** Dashboards whose responses are cached; those of the tenants that were read longest ago are dropped. */
const maxDashboards = 1_000;

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
  const made = new WeakMap<TenantSnapshot, DealerData>();
  /** By tenant. Unlike a snapshot, it survives an edit, and is small. */
  const dashboards = new LRUCache<string, Dashboard>({ max: maxDashboards });

  const open = (
    { slug, site: { id } }: TenantSnapshot,
    address: DashboardAddress,
    key: string,
  ): Dashboard => {
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
    return { key, ports: cachedDealership(ports, clock, events), changes: () => changes };
  };

  const dashboardOf = (tenant: TenantSnapshot): Dashboard | undefined => {
    const { slug, site } = tenant;
    const address = dashboardAddress(tenant, access);
    if (address === undefined) return undefined;
    if ('reason' in address) {
      onUnusable(slug, address.reason);
      return undefined;
    }
    // Cached responses and failures survive an edit of anything else.
    const key = JSON.stringify([address.baseUrl, site.id]);
    const before = dashboards.get(slug);
    const dashboard = before?.key === key ? before : open(tenant, address, key);
    dashboards.set(slug, dashboard);
    return dashboard;
  };

  return {
    of(tenant) {
      const known = made.get(tenant);
      if (known !== undefined) return known;
      const dashboard = dashboardOf(tenant);
      const data = own.of(tenant);
      const now = dashboard ? withDashboard(data, dashboard) : data;
      made.set(tenant, now);
      return now;
    },
  };
}

/** A dashboard with its cached responses. */
interface Dashboard {
  /** Address and website; another one is another dashboard. */
  readonly key: string;
  readonly ports: DealershipPorts;
  /** Number of responses that differed from the cached one. */
  readonly changes: () => number;
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
