import { queryKey } from '@forecourt/block-schemas';
import type { Answers, DataQuery, Site } from '@forecourt/block-schemas';
import { networkLocations } from '@forecourt/domain';
import type { DealerData } from './dealer-data.ts';
import type { SourceQuestions } from './source-questions.ts';

/** The place that was meant and some others that it might be. */
const placesInAnswer = 6;

/** Data that blocks work without: the dealership search, and the offers without promotions. */
const optional: ReadonlySet<DataQuery['kind']> = new Set([
  'manufacturerLocations',
  'places',
  'promotions',
]);

/**
 * Answers queries side by side. One whose source fails, or has not answered when the budget is used
 * up, is missing from the result; the others stand. Never rejects. Queries of {@link optional} kinds
 * are answered with undefined instead.
 */
export async function answerQueries(
  queries: readonly DataQuery[],
  { data, site, budget, onFailure }: SourceQuestions,
): Promise<Answers> {
  const answers = new Map<string, unknown>();
  await Promise.all(
    queries.map(async (query) => {
      try {
        const answer = await budget.wait(query.kind, () => ask(query, data, site));
        answers.set(queryKey(query), answer);
      } catch (error) {
        onFailure(query.kind, error);
        if (optional.has(query.kind)) answers.set(queryKey(query), undefined);
      }
    }),
  );
  return answers;
}

async function ask(query: DataQuery, data: DealerData, site: Pick<Site, 'id'>): Promise<unknown> {
  switch (query.kind) {
    case 'search':
      return (await data.search.search(query.requests)).results;
    case 'reviews': {
      const { profile } = query;
      return data.reviews.summary({
        websiteId: site.id,
        ...(profile !== undefined && { gmbId: profile }),
      });
    }
    case 'locations':
      return (await data.locations.own()).filter(({ visible }) => visible !== false);
    case 'manufacturerLocations':
      return networkLocations(await data.locations.network());
    case 'places':
      return data.places.suggest(query.text, placesInAnswer);
    default:
      return data[query.kind].all();
  }
}
