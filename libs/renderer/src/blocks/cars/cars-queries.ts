import { answerTo, isBlockOf } from '@forecourt/block-schemas';
import type { Answers, CarsData, DataQuery, SearchAnswer } from '@forecourt/block-schemas';
import {
  answeredSearch,
  carAnswers,
  carQueries,
  carRequests,
  carSearchHref,
  hasChoices,
  usualCarSort,
} from '@forecourt/domain';
import type { CarChoice, CarRequests } from '@forecourt/domain';
import type { ListPage, PlanContext } from '../../context/block-definition.ts';
import { formatsOf, titleOfSearch } from './wording/state-search.ts';

const isSearchable = ({ variant, hideSearch }: CarsData): boolean =>
  variant !== 'finder' && !hideSearch;

/**
 * Returns the block's data, without a search panel if another block owns the page's query. The
 * first searchable block owns it; blocks that share parameters would change each other's pages.
 */
export function withinPage(
  data: CarsData,
  { pageBlocks = [] }: Pick<PlanContext, 'pageBlocks'>,
): CarsData {
  if (!isSearchable(data)) return data;
  const owner = pageBlocks.find((block) => isBlockOf(block, 'cars') && isSearchable(block.data));
  const owns =
    owner === undefined ||
    owner.data === data ||
    JSON.stringify(owner.data) === JSON.stringify(data);
  return owns ? data : { ...data, hideSearch: true };
}

/** Returns the block's searches of the dealer's data, and the parsed query. */
export function askForCars(given: CarsData, ctx: Pick<PlanContext, 'site' | 'url' | 'pageBlocks'>) {
  const { site, url } = ctx;
  const data = withinPage(given, ctx);
  const found = carRequests(data, url.search, site);
  const near = found.search.near && { near: found.search.near };
  const query = { kind: 'search', requests: carQueries(found), ...near } satisfies DataQuery;
  const { withoutWords } = found;
  const wordless = withoutWords && ({ kind: 'search', requests: [withoutWords], ...near } as const);
  const alone =
    found.alone.size > 0
      ? ({ kind: 'search', requests: [...found.alone.values()] } satisfies DataQuery)
      : undefined;
  return { found, query, wordless, alone };
}

/** Returns the number of cars for each choice of a search alone. */
export const countsAlone = (
  { alone }: CarRequests,
  results: readonly SearchAnswer[],
): ReadonlyMap<CarChoice, number> =>
  new Map([...alone.keys()].map((choice, at) => [choice, results[at]?.nbHits ?? 0]));

/** Returns the requested page of the list, for the block that owns the query. */
export function listPage(data: CarsData, ctx: PlanContext, answers: Answers): ListPage | undefined {
  if (!isSearchable(withinPage(data, ctx))) return undefined;
  const { found, query } = askForCars(data, ctx);
  const results = answerTo(query, answers);
  if (!results) return undefined;
  const answered = carAnswers(found, results);
  const { list } = answered;
  const usual = data.sort ?? usualCarSort;
  const first = { ...found.search, page: 1 };
  const search = answeredSearch(answered);
  const title = hasChoices(search) ? titleOfSearch(search, formatsOf(ctx.site)) : undefined;
  return {
    title,
    page: found.search.page,
    pages: Math.max(1, list.nbPages),
    whole: carSearchHref(first, usual) === '?',
    query: (page) => carSearchHref({ ...first, page }, usual),
  };
}
