import type { JsonLimits } from '@forecourt/json';

/**
 * Limits of stock that a server searches in its own memory. Eight million values can take up to a
 * gigabyte of memory, however few bytes the file has.
 */
export const dataLimits: JsonLimits = {
  maxBytes: 64_000_000,
  maxDepth: 64,
  maxCommas: 8_000_000,
  advice: 'import it into PostgreSQL: set DATABASE_URL and run "forecourt import"',
};

/** Limits of data that pages show as a whole. */
const listLimits: JsonLimits = {
  maxBytes: 4_000_000,
  maxDepth: 64,
  advice: 'remove entries that no page shows',
};

/** Data files that pages show as a whole, by their names without the ending. */
const wholeLists: ReadonlySet<string> = new Set([
  'brands',
  'locations',
  'manufacturerLocations',
  'models',
  'promotions',
  'reviews',
  'team',
]);

/** Limits of a data file. @param name the file's name without its ending. */
export const dataLimitsOf = (name: string): JsonLimits =>
  wholeLists.has(name) ? listLimits : dataLimits;
