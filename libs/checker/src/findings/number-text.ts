/** Returns a number of things as messages write it: `1,200`. */
export const numberText = (count: number): string => count.toLocaleString('en');
