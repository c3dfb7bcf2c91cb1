/** Returns a count with its noun: `1 error`, `2 errors`, `1,200 pages`. */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
