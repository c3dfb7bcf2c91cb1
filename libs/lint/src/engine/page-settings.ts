import type { Site } from '@forecourt/block-schemas';

/** Settings that built-in rules and definitions don't read to check a page by itself. */
export const settingsOfNoPage = [
  'analytics',
  'lintIgnore',
  'navigation',
  'phone',
  'theme',
] as const satisfies readonly (keyof Site)[];
