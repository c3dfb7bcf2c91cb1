/**
 * Memoizes a function for its last arguments. Each text and block is passed to all rules in turn, so
 * the rules that read the same of it share one result, and nothing accumulates.
 */
export function memoizeLast<A extends readonly unknown[], T>(
  read: (...args: A) => T,
): (...args: A) => T {
  let lastArgs: A | undefined;
  let result: T;
  return (...args) => {
    if (lastArgs === undefined || !areSame(lastArgs, args)) {
      result = read(...args);
      lastArgs = args;
    }
    return result;
  };
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let index = 0; index < other.length; index++) if (one[index] !== other[index]) return false;
  return one.length === other.length;
}
