import type { Entities, ReviewSummary } from '@forecourt/block-schemas';
import { allReviews, modelBySlug } from '@forecourt/domain';
import type { DealershipPorts } from '../ports/dealership.ts';
import type { SearchPort, SearchRequest, SearchResponse } from '../ports/search.ts';
import { byWebsite } from './by-website.ts';
import type { FileIndex, FileQuestion } from './data-file.ts';

/**
 * Asks one of a tenant's data files, named without its ending. A missing file is answered with
 * undefined.
 */
export type AskFile = (file: string, question: FileQuestion) => Promise<unknown>;

/** What a tenant's data files answer. */
export interface FileDealership extends DealershipPorts {
  readonly search: SearchPort;
}

const emptyFile: unknown[] = [];

/**
 * The ports on a tenant's data files. Lists are asked for once and kept, for a file's content never
 * changes. Rejects as `ask` does.
 * @param searchEmpty answers searches of a file that is missing.
 */
export function fileDealership(ask: AskFile, searchEmpty: SearchPort): FileDealership {
  const kept = new Map<string, Promise<unknown>>();
  const once = (file: string, question: FileQuestion): Promise<unknown> => {
    const key = JSON.stringify([file, question]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = ask(file, question);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    return answer;
  };
  const list = async <N extends keyof Entities>(file: string, entity: N) =>
    ((await once(file, { kind: 'list', entity })) ?? emptyFile) as readonly Entities[N][];
  const models = () => list('models', 'model');
  const brands = () => list('brands', 'brand');
  const team = () => list('team', 'teamMember');

  const searchIndex = async (index: FileIndex, requests: readonly SearchRequest[]) =>
    ((await ask(index, { kind: 'search', index, requests })) ??
      (await searchEmpty.search(requests))) as SearchResponse;

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
      async search<T>(requests: readonly SearchRequest[]) {
        const indexOf = (request: SearchRequest): FileIndex | undefined => {
          const [name] = String(request?.indexName).split('/');
          return name === 'cars' || name === 'offers' ? name : undefined;
        };
        const indexes = requests.map(indexOf);
        // What is wrong with a request is for the search itself to report.
        if (indexes.includes(undefined)) return searchEmpty.search<T>(requests);
        const results = new Map(
          await Promise.all(
            [...new Set(indexes as FileIndex[])].map(async (index) => {
              const own = requests.filter((_, at) => indexes[at] === index);
              return [index, (await searchIndex(index, own)).results.values()] as const;
            }),
          ),
        );
        return {
          results: indexes.map((index) => results.get(index!)!.next().value!),
        } as unknown as SearchResponse<T>;
      },
    },
  };
}
