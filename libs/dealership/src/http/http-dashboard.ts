import type { Entities } from '@forecourt/block-schemas';
import { allReviews, modelBySlug } from '@forecourt/domain';
import { readEntities, readEntity, type ReportRejected } from '../entities/read-entities.ts';
import type { DealershipPorts } from '../ports/dealership.ts';
import type { WebsiteLocations } from '../ports/locations.ts';
import { jsonClient, type JsonClient, type JsonClientOptions } from './json-client.ts';
import { listIn, readUsers, readWebsites } from './replies.ts';

export interface HttpDashboardOptions extends Omit<JsonClientOptions, 'source'> {
  /** Id of the website at the dashboard. */
  readonly websiteId: string | number;
  /** Reports entries that were left out of a reply. */
  readonly report?: ReportRejected;
}

const part = (text: string | number): string => encodeURIComponent(String(text).toWellFormed());

/** Returns functions that read entities from replies. They reject with `SourceFailure`. */
function entityReader(report: ReportRejected) {
  async function list<N extends keyof Entities>(
    from: JsonClient,
    path: string,
    key: string,
    name: N,
  ): Promise<readonly Entities[N][]> {
    const entities = readEntities(name, listIn(await from.get(path), key), key, report);
    if (!entities) throw from.garbage(`no list of ${key}`);
    return entities;
  }

  async function one<N extends keyof Entities>(
    from: JsonClient,
    name: N,
    ...[path, query]: Parameters<JsonClient['get']>
  ): Promise<Entities[N] | undefined> {
    const reply = await from.get(path, query);
    if (reply === undefined) return undefined;
    const read = readEntity(name, reply);
    if ('entity' in read) return read.entity;
    throw from.garbage(`${name} ${read.error.pointer}: ${read.error.message}`);
  }

  return { list, one };
}

/**
 * Ports on the HTTP API of the dealer's dashboard; the README lists its paths. Every port has a circuit
 * breaker of its own, so that one failing source does not affect the others.
 */
export function httpDashboard(options: HttpDashboardOptions): DealershipPorts {
  const { websiteId, report = () => undefined } = options;
  const client = (source: string) => jsonClient({ ...options, source });
  const website = `/websites/${part(websiteId)}`;

  const { list, one } = entityReader(report);
  const [models, brands, team] = [client('models'), client('brands'), client('team')];
  const [locations, network] = [client('locations'), client('manufacturer-locations')];
  const [reviews, promotions, users] = [client('reviews'), client('promotions'), client('users')];
  const allModels = () => list(models, `${website}/models.json`, 'models', 'model');
  const members = () => list(team, `${website}/team.json`, 'team', 'teamMember');
  return {
    models: {
      all: allModels,
      bySlug: async (slug) => modelBySlug(await allModels(), slug),
      byId: (id) => one(models, 'model', `${website}/models/${part(id)}.json`),
    },
    brands: {
      all: () => list(brands, `${website}/brands.json`, 'brands', 'brand'),
      bySlug: (slug) => one(brands, 'brand', `${website}/brands/${part(slug)}.json`),
    },
    team: {
      all: members,
      bySlug: async (slug) => (await members()).find((member) => member.slug === slug),
    },
    locations: {
      own: () => list(locations, `${website}/locations.json`, 'locations', 'location'),
      async network(): Promise<readonly WebsiteLocations[]> {
        const reply = listIn(await network.get('/api/manufacturer-locations'), 'websites');
        const websites = readWebsites(reply, report);
        if (!websites) throw network.garbage('no list of websites');
        return websites;
      },
    },
    reviews: {
      summary: ({ websiteId: id, gmbId }) =>
        one(reviews, 'reviewSummary', '/api/reviews', {
          websiteId: String(id),
          gmbId: gmbId ?? allReviews,
        }),
    },
    promotions: {
      all: () => list(promotions, `${website}/promotions.json`, 'promotions', 'offer'),
    },
    users: {
      async ofWebsite(id) {
        const reply = listIn(await users.get(`/websites/${part(id)}/users.json`), 'users');
        const found = readUsers(reply, report);
        if (!found) throw users.garbage('no list of users');
        return found;
      },
    },
  };
}
