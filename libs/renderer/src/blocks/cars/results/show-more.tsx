import type { SearchAnswer } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { CarSearch, CarSteps } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { CarItemId } from './car-item-ids.ts';

/**
 * End of a list that grows by steps: how many of the cars are shown, and a link that shows more. The
 * link leads to the same list with the next cars, at the first of them; the script adds them in
 * place.
 */
export function ShowMore(props: {
  readonly search: CarSearch;
  readonly list: SearchAnswer;
  readonly steps: CarSteps;
  readonly itemId: CarItemId;
  readonly href: (search: CarSearch, fragment?: string) => string;
  readonly copy: Copy;
}): ReactNode {
  const { search, list, steps, itemId, href } = props;
  const { cars } = props.copy;
  const { first, size } = steps;
  const last = first + list.hits.length;
  const more = Math.min(size, list.nbHits - last);
  if (list.hits.length === 0 || (first === 0 && more === 0)) return null;
  return (
    <div className="fc-cars__more">
      {first > 0 && (
        <a
          className="fc-cars__earlier"
          rel="prev"
          href={href({ ...search, page: first / size }, itemId(first - size))}
        >
          {cars.showEarlier}
        </a>
      )}
      <p>
        {first > 0
          ? cars.progressFrom(first + 1, last, list.nbHits)
          : cars.progress(last, list.nbHits)}
      </p>
      <progress value={last} max={list.nbHits} aria-hidden="true" />
      {more > 0 && (
        <a
          className="fc-button"
          data-look="outline"
          rel="next"
          href={href({ ...search, page: search.page + 1 }, itemId(last))}
        >
          {cars.showMore(more)}
        </a>
      )}
    </div>
  );
}
