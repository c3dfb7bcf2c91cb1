import { maxListedCars } from '@forecourt/domain';
import { deviceList } from './device-list.ts';

/** A search that was saved: its path and query, and its title. */
export interface SavedSearch {
  readonly href: string;
  readonly text: string;
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);

const isSearch = (value: unknown): value is SavedSearch => {
  const { href, text } = (value ?? {}) as Partial<SavedSearch>;
  return typeof text === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
};

const maxViewed = 8;
const maxSearches = 10;

/** Slugs of saved cars, the latest first. */
export const savedCars = deviceList('forecourt:saved-cars', isSlug, maxListedCars.shortlist);

/** Slugs of viewed cars, the latest first. */
export const viewedCars = deviceList('forecourt:viewed-cars', isSlug, maxViewed);

export const savedSearches = deviceList('forecourt:saved-searches', isSearch, maxSearches);
