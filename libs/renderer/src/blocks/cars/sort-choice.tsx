import type { CarSearch, CarSort } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** Orders to choose from, as visitors read them. */
export const sortLabels: { readonly [S in CarSort]: string } = {
  'created_at_timestamp:desc': 'Newest arrivals',
  'created_at_timestamp:asc': 'Longest in stock',
  'price:asc': 'Price, lowest first',
  'price:desc': 'Price, highest first',
  'year:desc': 'Year, newest first',
  'year:asc': 'Year, oldest first',
  'km:asc': 'Kilometres, fewest first',
  'km:desc': 'Kilometres, most first',
};

/** The order, in the same form as the filters; without a script its button sends it. */
export const SortChoice = (given: {
  readonly search: CarSearch;
  /** The order at first, which the address leaves out. */
  readonly usual: CarSort;
}): ReactNode => (
  <div className="fc-cars__sort">
    <label>
      <span>Sort by</span>
      <select name="sort" defaultValue={given.search.sort} data-usual={given.usual}>
        {Object.entries(sortLabels).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
    <button className="fc-button" data-look="outline" type="submit">
      Sort
    </button>
  </div>
);
