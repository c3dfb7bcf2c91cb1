/**
 * Requires a number that is neither NaN nor infinite.
 *
 * @param name - name of the value in the message
 * @throws RangeError that names the value and what it must be
 */
export const requireFinite = (name: string, value: number): void => {
  if (!Number.isFinite(value)) {
    throw new RangeError(`${name} must be a finite number, got ${value}`);
  }
};

/**
 * Requires an amount: not NaN, infinite or negative.
 *
 * @param name - name of the value in the message
 * @throws RangeError that names the value and what it must be
 */
export const requireNotNegative = (name: string, value: number): void => {
  if (!Number.isFinite(value) || value < 0) {
    throw new RangeError(`${name} must be a finite number of at least 0, got ${value}`);
  }
};

/**
 * Requires a positive number: not NaN, infinite, zero or negative.
 *
 * @param name - name of the value in the message
 * @throws RangeError that names the value and what it must be
 */
export const requirePositive = (name: string, value: number): void => {
  if (!Number.isFinite(value) || value <= 0) {
    throw new RangeError(`${name} must be a finite number above 0, got ${value}`);
  }
};
