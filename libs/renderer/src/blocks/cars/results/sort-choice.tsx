import type { Copy } from '@forecourt/copy';
import type { CarSearch, CarSort } from '@forecourt/domain';
import type { ReactNode } from 'react';

/**
 * Select for the sort order, in the same form as the filters; its button submits it without a
 * script.
 */
export const SortChoice = (given: {
  readonly search: CarSearch;
  /** Default order, which URLs omit. */
  readonly usual: CarSort;
  readonly copy: Copy;
}): ReactNode => (
  <div className="fc-cars__sort">
    <label>
      <span>{given.copy.cars.sortBy}</span>
      <select name="sort" defaultValue={given.search.sort} data-usual={given.usual}>
        {Object.entries(given.copy.cars.sorts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
    <button className="fc-button" data-look="outline" type="submit">
      {given.copy.cars.sort}
    </button>
  </div>
);
