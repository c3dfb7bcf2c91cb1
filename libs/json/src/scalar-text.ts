/**
 * A name or number of JSON as text; '' for anything else. Made for values that nobody has checked:
 * an object may have a `toString` of its own that is no function, on which `String` throws.
 */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
