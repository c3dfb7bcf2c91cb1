/** Declaration of `build/schemas.js`. */

/** Every schema of the library as parsed JSON. */
export const schemas: readonly Readonly<Record<string, unknown>>[];
