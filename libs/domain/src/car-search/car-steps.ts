import type { SearchAnswer } from '@forecourt/block-schemas';

/** Hits of one search: the maximum of the search port, and of a page that shows all cars (CAR-4). */
export const maxHits = 250;

/** Position of a list that grows by steps: which cars its page shows, and how they are requested. */
export interface CarSteps {
  /** Cars that each step adds. */
  readonly size: number;
  /** Position of the first car that the page shows, from 0. */
  readonly first: number;
  /** Cars that the page shows at most. */
  readonly length: number;
  /** `hitsPerPage` and `page` of the search that includes these cars. */
  readonly request: { readonly hitsPerPage: number; readonly page: number };
}

/**
 * Returns the position of a page in a list that grows by steps: page 3 shows the cars of the first
 * three steps. Since one search has at most 250 hits, a list starts anew after as many whole steps as
 * fit into them.
 * @param size cars that each step adds, 1 to 250
 * @param page from 1
 */
export function carSteps(size: number, page: number): CarSteps {
  const stepsPerSearch = Math.floor(maxHits / size);
  const search = Math.floor((page - 1) / stepsPerSearch);
  const length = size * (page - search * stepsPerSearch);
  const hitsPerPage = search === 0 ? length : size * stepsPerSearch;
  return {
    size,
    first: search * stepsPerSearch * size,
    length,
    request: { hitsPerPage, page: search },
  };
}

/** Returns the result of the search with the cars and the number of pages of the steps. */
export const inSteps = (found: SearchAnswer, { size, length }: CarSteps): SearchAnswer => ({
  ...found,
  hits: found.hits.slice(0, length),
  nbPages: Math.ceil(found.nbHits / size),
});
