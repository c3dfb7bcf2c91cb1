/** Key of a category, whatever its spelling: lower case, words joined by hyphens, `&` as `and`. */
export const categoryKey = (category: string): string =>
  category
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

const visitsToCars: ReadonlySet<string> = new Set(['test-drive-booking', 'vehicle-reservation']);

/** True for the category of requests to see a car: to drive it, or to have it held. */
export const isVisitToCar = (category: string): boolean => visitsToCars.has(categoryKey(category));
