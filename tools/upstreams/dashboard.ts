import type { DealershipPorts, WebsiteUser } from '@forecourt/dealership';
import { bearerOnly } from './bearer.ts';
import {
  startUpstream,
  type Asked,
  type Route,
  type Upstream,
  type UpstreamOptions,
} from './upstream.ts';

/** A website of the dashboard. */
export interface DashboardWebsite {
  readonly id: string;
  /** Data to respond with. */
  readonly data: DealershipPorts;
  readonly users: readonly WebsiteUser[];
}

export interface DashboardOptions extends Partial<Pick<UpstreamOptions, 'port' | 'after'>> {
  readonly credential: string;
  readonly websites: readonly DashboardWebsite[];
}

const missing = { status: 404, body: { message: 'Not Found' } };
const found = (body: unknown) => (body === undefined ? missing : { status: 200, body });

/** The dealer dashboard's HTTP interface, reviews included, as libs/dealership/README.md lists it. */
export function startDashboard({
  credential,
  websites,
  ...options
}: DashboardOptions): Promise<Upstream> {
  const byId = new Map(websites.map((website) => [website.id, website]));

  /** A route below `/websites/{id}/`. */
  const below = (
    name: string,
    rest: string,
    answer: (website: DashboardWebsite, asked: Asked) => Promise<unknown>,
  ): Route => ({
    name,
    method: 'GET',
    path: new RegExp(`^/websites/([^/]+)/${rest}\\.json$`),
    async answer(asked) {
      const website = byId.get(asked.parts[0]!);
      return website === undefined ? missing : found(await answer(website, asked));
    },
  });

  const routes: Route[] = [
    below('models', 'models', async ({ data }) => ({ models: await data.models.all() })),
    below('models', 'models/([^/]+)', ({ data }, { parts }) => data.models.byId(parts[1]!)),
    below('brands', 'brands', async ({ data }) => ({ brands: await data.brands.all() })),
    below('brands', 'brands/([^/]+)', ({ data }, { parts }) => data.brands.bySlug(parts[1]!)),
    below('team', 'team', async ({ data }) => ({ team: await data.team.all() })),
    below('locations', 'locations', async ({ data }) => ({
      locations: await data.locations.own(),
    })),
    below('promotions', 'promotions', async ({ data }) => ({
      promotions: await data.promotions.all(),
    })),
    below('users', 'users', async ({ users }) => ({ users })),
    {
      name: 'manufacturer-locations',
      method: 'GET',
      path: /^\/api\/manufacturer-locations$/,
      async answer() {
        const networks = await Promise.all(websites.map(({ data }) => data.locations.network()));
        return found({ websites: networks.flat() });
      },
    },
    {
      name: 'reviews',
      method: 'GET',
      path: /^\/api\/reviews$/,
      async answer({ url: { searchParams } }) {
        const websiteId = searchParams.get('websiteId') ?? '';
        const gmbId = searchParams.get('gmbId') ?? undefined;
        return found(await byId.get(websiteId)?.data.reviews.summary({ websiteId, gmbId }));
      },
    },
  ];
  return startUpstream({ name: 'dashboard', routes: bearerOnly(credential, routes), ...options });
}
