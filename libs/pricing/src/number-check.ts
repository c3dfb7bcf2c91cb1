/**
 * Refuses what is no amount: NaN, an infinity, a negative number.
 *
 * @param name - how the message calls the value
 * @throws RangeError naming the value and what it must be
 */
export const requireNotNegative = (name: string, value: number): void => {
  if (!Number.isFinite(value) || value < 0) {
    throw new RangeError(`${name} must be a finite number of at least 0, got ${value}`);
  }
};

/**
 * Refuses what can't be counted in: NaN, an infinity, zero, a negative number.
 *
 * @param name - how the message calls the value
 * @throws RangeError naming the value and what it must be
 */
export const requirePositive = (name: string, value: number): void => {
  if (!Number.isFinite(value) || value <= 0) {
    throw new RangeError(`${name} must be a finite number above 0, got ${value}`);
  }
};
