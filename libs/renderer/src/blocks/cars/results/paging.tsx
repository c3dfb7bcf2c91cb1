import type { SearchAnswer } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';

/** Returns the first and last page and the neighbours of the current one; 0 marks a gap. */
export function pagesAround(current: number, count: number): readonly number[] {
  const near = [1, current - 1, current, current + 1, count].filter(
    (page) => page >= 1 && page <= count,
  );
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? [0, page] : [page];
  });
}

/** Pagination of the results. */
export function Paging(props: {
  readonly search: CarSearch;
  readonly list: SearchAnswer;
  readonly href: (search: CarSearch) => string;
  readonly copy: Copy;
}): ReactNode {
  const { search, list, href } = props;
  const { cars } = props.copy;
  const { page: current } = search;
  if (list.nbPages < 2) return null;
  const to = (page: number) => href({ ...search, page });
  return (
    <nav className="fc-cars__paging" aria-label={cars.pages}>
      {current > 1 && (
        <a href={to(current - 1)} rel="prev">
          <Icon name="arrow-left" size={18} />
          <span className="fc-cars__step">{cars.previous}</span>
        </a>
      )}
      <ul>
        {pagesAround(current, list.nbPages).map((page, index) =>
          page === 0 ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a href={to(page)} aria-current={page === current ? 'page' : undefined}>
                <span className="fc-sr-only">{cars.page} </span>
                {page}
              </a>
            </li>
          ),
        )}
      </ul>
      {current < list.nbPages && (
        <a href={to(current + 1)} rel="next">
          <span className="fc-cars__step">{cars.next}</span>
          <Icon name="arrow-right" size={18} />
        </a>
      )}
    </nav>
  );
}
