/** Returns the least of numbers, Infinity without any. `Math.min(...numbers)` throws for a list beyond 100,000 or so. */
export const leastOf = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), Infinity);

/** Returns the greatest of numbers, -Infinity without any, however many there are. */
export const greatestOf = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.max(one, other), -Infinity);
