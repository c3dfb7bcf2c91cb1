import { queryKey, type Answers, type DataQuery } from '@forecourt/block-schemas';

/** Maximum number of cars and offers on a page: 20 blocks with as many as a block shows at most. */
const maxHits = 5_000;

/** Maximum characters of a page's blocks. The block that exceeds them is the last one. */
const maxCharacters = 8_000_000;

/**
 * Limits the size of a page, since a short file can ask for hundreds of megabytes, and every other
 * tenant waits while they are rendered (OPS-3).
 */
export class PageBudget {
  #hits = 0;
  #characters = 0;

  /** Deducts the results that a block shows. @returns true once the page shows too many. */
  spendHits(queries: readonly DataQuery[], answers: Answers): boolean {
    for (const query of queries) {
      if (query.kind !== 'search') continue;
      const results = answers.get(queryKey(query)) as readonly { hits: unknown[] }[] | undefined;
      for (const { hits } of results ?? []) this.#hits += hits.length;
    }
    return this.#hits > maxHits;
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
