import map from './dealership-map.css?inline';
import search from './dealership-search.css?inline';

/** Styles of the search and its map. */
export const dealershipSearchCss: readonly string[] = [search, map];
