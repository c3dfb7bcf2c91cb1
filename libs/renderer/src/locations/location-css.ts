import map from '../dealership-search/dealership-map.css?inline';
import card from './location-card.css?inline';
import list from './location-list.css?inline';

/** Styles of a location's card. */
export const locationCardCss: readonly string[] = [card];

/** Styles of a list of locations with its map. */
export const locationListCss: readonly string[] = [card, map, list];
