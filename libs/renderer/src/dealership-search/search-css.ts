import map from './dealership-map.css?inline';
import search from './dealership-search.css?inline';

/** Styles of the search and its map, for whoever embeds it. */
export const dealershipSearchCss = `${search}\n${map}`;
