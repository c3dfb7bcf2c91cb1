/**
 * Text of a JSON scalar; '' for anything else. For unchecked values: an object may have a `toString`
 * that is not a function, on which `String` throws.
 */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
