/** A rule that the pages share: it lives with the entities. */
export { shownLocations, locationLayout } from '@forecourt/block-schemas';
export type { LocationChoice } from '@forecourt/block-schemas';
