import { queryKey } from '@forecourt/block-schemas';
import type { Answers, DataQuery, TenantSnapshot } from '@forecourt/block-schemas';
import { networkLocations } from '@forecourt/domain';
import {
  embeddedDealership,
  embeddedPlaces,
  InProcessSearch,
  readEntities,
} from '@forecourt/dealership';
import type { IndexEntry } from '@forecourt/dealership';

/** Answers queries from a tenant's data files, each once. */
export type AnswerQueries = (queries: readonly DataQuery[]) => Promise<Answers>;

/** The place that was meant and some others that it might be, as the server asks for them. */
const placesInAnswer = 6;

/**
 * What the dealer's data says, as far as the tenant's files hold it: no dashboard, database or other
 * server is asked. A query that can't be answered is missing, and its blocks are left out.
 */
export function dealerAnswers({ site, data }: TenantSnapshot): AnswerQueries {
  const dealer = embeddedDealership(data);
  const known = new Map<string, Promise<unknown>>();
  let filled: Promise<InProcessSearch> | undefined;

  const fill = async () => {
    const search = new InProcessSearch();
    const { cars, offers } = dealer.indexes;
    const file = site.settings?.offersFile;
    // A site that names a file of offers has those alone (OFF-5).
    const own =
      file === undefined
        ? offers
        : (readEntities('offer', data.get(file)?.value, file, () => {}) ?? []);
    await search.replaceAll('cars', cars);
    await search.replaceAll('offers', own as unknown as readonly IndexEntry[]);
    return search;
  };

  const ask = async (query: DataQuery): Promise<unknown> => {
    switch (query.kind) {
      case 'search':
        return (await (await (filled ??= fill())).search(query.requests)).results;
      case 'reviews': {
        const { profile } = query;
        return dealer.reviews.summary({ websiteId: site.id, ...(profile && { gmbId: profile }) });
      }
      case 'locations':
        return (await dealer.locations.own()).filter(({ visible }) => visible !== false);
      case 'manufacturerLocations':
        return networkLocations(await dealer.locations.network());
      case 'places':
        return embeddedPlaces.suggest(query.text, placesInAnswer);
      default:
        return dealer[query.kind].all();
    }
  };

  return async (queries) => {
    const answers = new Map<string, unknown>();
    for (const query of queries) {
      const key = queryKey(query);
      const answer = known.get(key) ?? ask(query);
      known.set(key, answer);
      try {
        answers.set(key, await answer);
      } catch {
        // As on the server: the blocks that asked are left out, and nothing else.
      }
    }
    return answers;
  };
}
