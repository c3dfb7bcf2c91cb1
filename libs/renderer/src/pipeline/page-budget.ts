import { answerTo, type AnyBlock, type Answers, type DataQuery } from '@forecourt/block-schemas';
import type { PagePlan } from '../context/page-request.ts';

/** Maximum number of cars and offers on a page: 8 blocks with as many as a block shows at most. */
const maxHits = 2_000;

/** Maximum number of people, locations, models or brands that a block shows. */
const maxListed = 2_000;

/**
 * Maximum characters of a page's blocks, of whatever they are: eight million took a second to render.
 * The block that exceeds them is the last one.
 */
const maxCharacters = 3_500_000;

/** Returns the number of cars and offers that answer the queries of a block. */
function hitsOf(queries: readonly DataQuery[], answers: Answers): number {
  let hits = 0;
  for (const query of queries) {
    if (query.kind !== 'search') continue;
    for (const result of answerTo(query, answers) ?? []) hits += result.hits.length;
  }
  return hits;
}

const listKinds: ReadonlySet<DataQuery['kind']> = new Set([
  'brands',
  'locations',
  'models',
  'promotions',
  'team',
]);

/** Returns true for a block that would show all entries of too long a list, in one piece. */
function listsTooMany(data: AnyBlock['data'], queries: readonly DataQuery[], answers: Answers) {
  // The block shows one entry.
  if ('model' in data) return false;
  return queries.some((query) => {
    if (!listKinds.has(query.kind)) return false;
    const list = answerTo(query, answers);
    return Array.isArray(list) && list.length > maxListed;
  });
}

/**
 * Limits the size of a page, since a short file can ask for hundreds of megabytes, and every other
 * tenant waits while they are rendered (OPS-3). What is left out depends on the page and its data
 * alone, not on what is in memory.
 */
export class PageBudget {
  readonly #excluded = new Set<AnyBlock['data']>();
  #characters = 0;

  constructor(plan: PagePlan | undefined, answers: Answers) {
    let hits = 0;
    for (const [data, queries] of plan?.byData ?? []) {
      hits += hitsOf(queries, answers);
      if (hits > maxHits || listsTooMany(data, queries, answers)) this.#excluded.add(data);
    }
  }

  /** Returns true for a block that comes after too many cars and offers, or lists too much itself. */
  excludes({ data }: AnyBlock): boolean {
    return this.#excluded.has(data);
  }

  /** True if the page is shown without some of its blocks. */
  get isExceeded(): boolean {
    return this.#excluded.size > 0;
  }

  /** Deducts the markup of a block. */
  spendMarkup(html: string): void {
    this.#characters += html.length;
  }

  /** True if no further block may be rendered. */
  get isSpent(): boolean {
    return this.#characters > maxCharacters;
  }
}
