import map from '../dealership-search/dealership-map.css?inline';
import card from './place-card.css?inline';
import list from './place-list.css?inline';

/** Styles of a location's card. */
export const placeCardCss: readonly string[] = [card];

/** Styles of a list of locations with its map. */
export const placeListCss: readonly string[] = [card, map, list];
