/** Key of a category, whatever its spelling: lower case, words joined by hyphens, `&` as `and`. */
export const categoryKey = (category: string): string =>
  category
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
