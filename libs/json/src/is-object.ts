/** A JSON object that has not been validated. */
export type JsonObject = Record<string, unknown>;

/** True for a JSON object: neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
