/** Returns a number of things as messages write it: `1,200`. */
export const numberText = (count: number): string => count.toLocaleString('en');

/**
 * Returns a count with its noun: `1 error`, `2 errors`, `1,200 pages`.
 * @param many the plural, if it is not the noun with an s; a verb may follow either.
 */
export const pluralize = (count: number, noun: string, many = `${noun}s`): string =>
  `${numberText(count)} ${count === 1 ? noun : many}`;
