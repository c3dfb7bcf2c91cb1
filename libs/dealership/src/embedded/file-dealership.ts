import type { Entities, ReviewSummary } from '@forecourt/block-schemas';
import { allReviews, modelBySlug } from '@forecourt/domain';
import type { DealershipPorts } from '../ports/dealership.ts';
import type { SearchPort, SearchResponse } from '../ports/search.ts';
import { searchEach } from '../search/search-each.ts';
import { byWebsite } from './by-website.ts';
import { fileIndexes, type FileIndex, type FileQuestion } from './data-file.ts';

/**
 * Asks one of a tenant's data files, named without its ending. A missing file is answered with
 * undefined.
 */
export type AskFile = (file: string, question: FileQuestion) => Promise<unknown>;

/** Ports that a tenant's data files answer. */
export interface FileDealership extends DealershipPorts {
  readonly search: SearchPort;
}

const emptyFile: unknown[] = [];

/**
 * Ports on a tenant's data files. Each list is asked for once and cached, for a file's content never
 * changes. Rejects as `ask` does.
 * @param searchEmpty answers searches of a file that is missing.
 */
export function fileDealership(ask: AskFile, searchEmpty: SearchPort): FileDealership {
  const answers = new Map<string, Promise<unknown>>();
  const once = (file: string, question: FileQuestion): Promise<unknown> => {
    const key = JSON.stringify([file, question]);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(file, question);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
  const list = async <N extends keyof Entities>(file: string, entity: N) =>
    ((await once(file, { kind: 'list', entity })) ?? emptyFile) as readonly Entities[N][];
  const models = () => list('models', 'model');
  const brands = () => list('brands', 'brand');
  const team = () => list('team', 'teamMember');

  const searchOf = (index: FileIndex): SearchPort => ({
    async search<T>(requests: Parameters<SearchPort['search']>[0]) {
      const answer = await ask(index, { kind: 'search', index, requests });
      return (answer as SearchResponse<T> | undefined) ?? searchEmpty.search<T>(requests);
    },
  });
  // A request for any other index fails in the search of no entries, which reports it.
  const searches = new Map<string, SearchPort>(fileIndexes.map((name) => [name, searchOf(name)]));

  return {
    models: {
      all: models,
      bySlug: async (slug) => modelBySlug(await models(), slug),
      byId: async (id) => (await models()).find((model) => model.id === String(id)),
    },
    brands: {
      all: brands,
      bySlug: async (slug) => (await brands()).find((brand) => (brand.slug ?? brand.id) === slug),
    },
    team: {
      all: team,
      bySlug: async (slug) => (await team()).find((member) => member.slug === slug),
    },
    locations: {
      own: () => list('locations', 'location'),
      network: async () => byWebsite(await list('manufacturerLocations', 'manufacturerLocation')),
    },
    reviews: {
      summary: async ({ gmbId = allReviews }) =>
        (await once('reviews', { kind: 'reviews', profile: gmbId })) as ReviewSummary | undefined,
    },
    promotions: { all: () => list('promotions', 'offer') },
    users: { ofWebsite: async () => [] },
    search: {
      search: (requests) => searchEach(requests, (index) => searches.get(index) ?? searchEmpty),
    },
  };
}
