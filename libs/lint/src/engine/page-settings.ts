import type { Site } from '@forecourt/block-schemas';

/** Settings that built-in rules and definitions don't read to check a page by itself. */
export const settingsOfNoPage = [
  ...(['analytics', 'description', 'footnote', 'lintIgnore', 'name'] as const),
  ...(['navigation', 'phone', 'tagline', 'theme'] as const),
] satisfies readonly (keyof Site)[];
